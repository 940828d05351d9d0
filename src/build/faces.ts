import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';
import { localeCodes } from '../locales.ts';
import * as site from '../site.ts';
import { messageFile } from './messages.ts';

const faces = [
  {
    file: 'display',
    family: 'Bricolage Grotesque',
    // Its one weight: the variable file would weigh ten kilobytes more.
    weight: '800',
    source: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff2',
  },
  {
    file: 'text',
    family: 'Instrument Sans',
    weight: '400 700',
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  },
] as const;

const require = createRequire(import.meta.url);
const fonts = fileURLToPath(new URL('../fonts/', import.meta.url));

/**
 * Writes `src/fonts/`: the two faces with the characters of the copy alone,
 * which is what a page waits for, and the `@font-face` rules that name them.
 * Any other character comes from the whole faces of base.css.
 */
export async function writeFaces(): Promise<void> {
  const characters = charactersOfCopy();
  mkdirSync(fonts, { recursive: true });
  const rules = faces.map(async ({ file, family, weight, source }) => {
    const whole = readFileSync(require.resolve(source));
    const part = await subset(whole, characters.join(''), { targetFormat: 'woff2' });
    writeFileSync(`${fonts}${file}.woff2`, part);
    return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("./${file}.woff2") format("woff2");
  unicode-range: ${unicodeRange(characters)};
}
`;
  });
  writeFileSync(`${fonts}faces.css`, (await Promise.all(rules)).join('\n'));
}

/**
 * Printable ASCII and whatever else the messages, the facts and formatted prices
 * contain, in order; capitals too, since styles set some lines in them.
 */
function charactersOfCopy(): string[] {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index));
  const messages = localeCodes.map((locale) =>
    Object.values(JSON.parse(readFileSync(messageFile(locale), 'utf8'))).join(''),
  );
  const copy = ascii.join('') + messages.join('') + JSON.stringify(site);
  return [...new Set([...copy, ...copy.toUpperCase(), '€'])].sort();
}

/** `U+20-7E,U+A0`: the CSS notation of sorted characters. */
export function unicodeRange(characters: readonly string[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const character of characters) {
    const code = character.codePointAt(0) ?? 0;
    const range = ranges.at(-1);
    if (range && range[1] === code - 1) range[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number): string => code.toString(16).toUpperCase();
  return ranges
    .map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`)
    .join(',');
}

if (import.meta.main) await writeFaces();
