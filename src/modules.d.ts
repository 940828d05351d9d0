declare module '*.json?ast' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

  const asts: Record<string, MessageFormatElement[]>;
  export default asts;
}

interface ImportMetaEnv {
  /** Waku: random, another one with every build. */
  readonly WAKU_BUILD_ID: string;
  /** Where the build asks the worker for static files: random, so that nobody else can. */
  readonly BUILD_PATH: string;
}

declare module '*?worker&url' {
  const url: string;
  export default url;
}
