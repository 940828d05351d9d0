import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import ranges from '@fontsource/bricolage-grotesque/unicode.json' with { type: 'json' };
import subset from 'subset-font';
import { affiliates } from '#src/site/affiliates.ts';
import { localeCodes } from '#src/site/locales.ts';
import { shows } from '#src/site/shows.ts';
import * as site from '#src/site/site.ts';

const fonts = [
  {
    name: 'display',
    style: 'font-family: "Bricolage Grotesque"; font-weight: 800',
    files: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-{part}-800-normal.woff2',
    axes: {},
  },
  {
    name: 'text',
    style: 'font-family: "Instrument Sans"; font-weight: 400 600',
    files: '@fontsource-variable/instrument-sans/files/instrument-sans-{part}-wght-normal.woff2',
    axes: { wght: { min: 400, max: 600 } },
  },
];
const latin = expand(ranges.latin);
const latinExt = expand(ranges['latin-ext']).filter((code) => !latin.includes(code));
/** The files of each font and their characters. */
export const parts = { latin, 'latin-ext': latinExt };

const require = createRequire(import.meta.url);

/**
 * Writes each font into `src/styles/fonts/`, reduced to the characters of the copy, with the
 * `@font-face` rules that load any other character from the whole font.
 */
export async function writeFonts(folder = 'src/styles/fonts'): Promise<void> {
  const copy = charactersOfCopy();
  let css = '';
  mkdirSync(folder, { recursive: true });
  for (const { name, style, files, axes } of fonts) {
    for (const [part, codes] of Object.entries(parts)) {
      const whole = files.replace('{part}', part);
      const used = codes.filter((code) => copy.has(code));
      const others = codes.filter((code) => !copy.has(code));
      css += fontFace(style, whole, 'swap', others);
      if (used.length === 0) continue;
      const text = String.fromCodePoint(...used);
      const options = { keepFeatures: ['kern', 'tnum'], variationAxes: axes };
      const small = await subset(readFileSync(require.resolve(whole)), text, options);
      const file = `${part.replace('latin', name)}.woff2`;
      writeFileSync(`${folder}/${file}`, small);
      css += fontFace(style, `./${file}`, 'optional', used);
    }
  }
  writeFileSync(`${folder}/subset.css`, css);
}

function fontFace(style: string, url: string, display: string, codes: number[]): string {
  const lasts = codes.filter((code, i) => codes[i + 1] !== code + 1);
  const firsts = codes.filter((code, i) => codes[i - 1] !== code - 1);
  const range = firsts.map((first, i) => `U+${first.toString(16)}-${lasts[i]?.toString(16)}`);
  return `@font-face { ${style}; font-display: ${display}; src: url("${url}") format("woff2"); unicode-range: ${range}; }\n`;
}

/** Returns ASCII, the characters of messages and facts, and those that number formats add. */
function charactersOfCopy(): Set<number> {
  const files = localeCodes.map((locale) => readFileSync(`i18n/${locale}.json`));
  const values = [
    ...files.map((file): unknown => JSON.parse(String(file))),
    site,
    shows,
    affiliates,
  ];
  const copy = `${String.fromCodePoint(...expand('U+20-7e'))}€–${JSON.stringify(values)}`;
  // Some styles use capitals.
  return new Set(Array.from(copy + copy.toUpperCase(), (sign) => sign.codePointAt(0) ?? 0));
}

/** Expands `U+41-43,U+61` to sorted code points, without control characters. */
function expand(ranges: string): number[] {
  const codes = ranges.split(',').flatMap((range) => {
    const ends = range.slice(2).split('-');
    const [first = 0, last = first] = ends.map((end) => Number.parseInt(end, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return codes.filter((code) => code >= 0x20);
}
