declare module 'subset-font' {
  type Options = {
    /** OpenType features to keep, by their tags: without a list, all of them. */
    keepFeatures?: readonly string[];
    variationAxes?: Record<string, { min: number; max: number }>;
  };
  /** The font with the glyphs of a text alone, in the format that it came in. */
  export default function subset(font: Buffer, text: string, options: Options): Promise<Buffer>;
}

declare module 'autocannon' {
  type Options = {
    url: string;
    headers: Record<string, string>;
    connections: number;
    /** Seconds. */
    duration?: number;
    /** How many requests to send, whatever the duration. */
    amount?: number;
  };
  /** `requests` counts those of each second, `latency` is in milliseconds. */
  type Result = {
    requests: { average: number };
    latency: { max: number };
    errors: number;
    non2xx: number;
  };
  export default function autocannon(options: Options): Promise<Result>;
}

declare module '*?worker&url' {
  const url: string;
  export default url;
}

interface ImportMetaEnv {
  /** When the build, or this run of the tests, began: ISO 8601. */
  readonly BUILT_AT: string;
}
