declare module '*.json?ast' {
  import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

  /** Parses the compiled messages when they are first asked for. */
  const catalogue: () => Record<string, MessageFormatElement[]>;
  export default catalogue;
}

declare module 'virtual:catalogues' {
  /** The compiled messages of every language. */
  const catalogues: Record<
    import('../site/locales.ts').Locale,
    typeof import('../../i18n/en.json?ast').default
  >;
  export default catalogues;
}

declare module 'virtual:language-offers' {
  /** What every language says to offer itself: the messages `language.…`. */
  const offers: Record<
    import('../site/locales.ts').Locale,
    Record<'language.offer' | 'language.switch' | 'language.dismiss', string>
  >;
  export default offers;
}

declare module 'virtual:flags' {
  /** The URL of every language's flag. */
  const flags: Record<import('../site/locales.ts').Locale, string>;
  export default flags;
}

declare module 'subset-font' {
  type Options = {
    /** OpenType features to keep, by their tags: without a list, all of them. */
    keepFeatures?: readonly string[];
    variationAxes?: Record<string, { min: number; max: number }>;
  };
  /** The font with the glyphs of a text alone, in the format that it came in. */
  export default function subset(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

interface ImportMetaEnv {
  /** Waku: random, another one with every build. */
  readonly WAKU_BUILD_ID: string;
  /** When the build, or this run of the tests, began: ISO 8601. */
  readonly BUILT_AT: string;
}

declare module '*?worker&url' {
  const url: string;
  export default url;
}
