declare module '*.json?ast' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

  const asts: Record<string, MessageFormatElement[]>;
  export default asts;
}

declare module '*?worker&url' {
  const url: string;
  export default url;
}
