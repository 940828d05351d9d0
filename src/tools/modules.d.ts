declare module 'subset-font' {
  type Options = {
    /** OpenType features to keep; all of them if omitted. */
    keepFeatures?: readonly string[];
    variationAxes?: Record<string, { min: number; max: number }>;
  };
  /** Returns the font with only the glyphs of a text, in its original format. */
  export default function subset(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

declare module '*?worker&url' {
  const url: string;
  export default url;
}

interface ImportMetaEnv {
  /** The start of the build, or of this test run, in ISO 8601. */
  readonly BUILT_AT: string;
}
