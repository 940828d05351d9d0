import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

/** Each face comes in two files, the second with the letters that Western languages do not need. */
export const parts = ['latin', 'latin-ext'] as const;
export type Part = (typeof parts)[number];

export type Face = {
  /** The name of its files in `src/fonts/`. */
  file: string;
  family: string;
  /** As `font-weight` of its `@font-face` rule. */
  weight: string;
  /** How far a variable face varies: what the styles ask for. */
  axes?: Record<string, { min: number; max: number }>;
  /** The module of a part's whole file. */
  source: (part: Part) => string;
};

export const faces: readonly Face[] = [
  {
    file: 'display',
    family: 'Bricolage Grotesque',
    // Its one weight: the variable file would weigh ten kilobytes more.
    weight: '800',
    source: (part) =>
      `@fontsource/bricolage-grotesque/files/bricolage-grotesque-${part}-800-normal.woff2`,
  },
  {
    file: 'text',
    family: 'Instrument Sans',
    weight: '400 600',
    axes: { wght: { min: 400, max: 600 } },
    source: (part) =>
      `@fontsource-variable/instrument-sans/files/instrument-sans-${part}-wght-normal.woff2`,
  },
];

const require = createRequire(import.meta.url);

/** A whole file. */
export function readSource(source: string): Buffer {
  return readFileSync(require.resolve(source));
}

/** The characters that a whole file can show. */
export function charactersIn(source: string): Set<string> {
  const { characterSet } = openFont(readSource(source));
  return new Set(characterSet.map((code) => String.fromCodePoint(code)));
}

/** Reads a file of one font. Throws if it is none, or a collection. */
export function openFont(file: Buffer): fontkit.Font {
  const font = fontkit.create(file);
  if ('fonts' in font) throw new Error('Expected one font, got a collection');
  return font;
}

/** Spaces, soft hyphens and the like: browsers need no glyph for them. */
export function isBlank(character: string): boolean {
  return /[\p{White_Space}\p{Cf}]/u.test(character);
}
