import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import subset from 'subset-font';
import { run } from '../local/complain.ts';
import { localeCodes } from '../locales.ts';
import { Misuse } from '../misuse.ts';
import { shows } from '../shows.ts';
import * as site from '../site.ts';
import { MessageError, parseCatalogue, placeAt } from './catalogue.ts';
import { messageFile } from './messages.ts';

type Face = {
  file: string;
  family: string;
  weight: string;
  /** How far a variable face varies: what the styles ask for. */
  axes?: Record<string, { min: number; max: number }>;
  source: (part: Part) => string;
};

/** Each face comes in two files, the second with the letters that Western languages do not need. */
const parts = ['latin', 'latin-ext'] as const;
type Part = (typeof parts)[number];

const faces: readonly Face[] = [
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

/** Kerning, and figures of one width for what counts: fractions and the like are not set here. */
const features = ['kern', 'tnum'] as const;

/** How many code points a range may run on without a letter of the face. */
const widestGap = 48;

const require = createRequire(import.meta.url);
const fonts = fileURLToPath(new URL('../fonts/', import.meta.url));

/**
 * Writes `src/fonts/`: the two faces with the characters of the copy alone,
 * which is what a page loads, and the `@font-face` rules that name them and,
 * for whatever other character somebody types, the whole faces. Throws if the
 * copy has a character that no face has, a `MessageError` if a message has it.
 */
export async function writeFaces(): Promise<void> {
  const copy = charactersOf(readCopy());
  mkdirSync(fonts, { recursive: true });
  const rules = await Promise.all(
    faces.flatMap((face) => parts.map((part) => writePart(face, part, copy))),
  );
  writeFileSync(`${fonts}faces.css`, rules.flat().join('\n'));
}

/** Writes a part of a face; gives its rules. It has a file of its own only if the copy needs it. */
async function writePart(face: Face, part: Part, copy: readonly string[]): Promise<string[]> {
  const source = face.source(part);
  const file = partFile(face, part);
  const isLatin = part === 'latin';
  const latin = charactersIn(face.source('latin'));
  const all = [...charactersIn(source)].filter((character) => isLatin || !latin.has(character));
  const kept = copy.filter(
    (character) => all.includes(character) || (isLatin && isBlank(character)),
  );
  // Otherwise a browser would load the whole face as soon as the small one is late.
  const others = all.filter((character) => !kept.includes(character)).sort();
  const rest = rule(face, source, 'swap', bridged(others, new Set(isLatin ? kept : latin)));
  rmSync(file, { force: true });
  if (kept.length === 0) return [rest];

  const whole = readFileSync(require.resolve(source));
  // A variable, since the library's types do not know `keepFeatures`.
  const options = {
    targetFormat: 'woff2',
    keepFeatures: features,
    variationAxes: face.axes ?? {},
  } as const;
  writeFileSync(file, await subset(whole, kept.join(''), options));
  return [rule(face, `./${basename(file)}`, 'optional', kept), rest];
}

/**
 * Characters with what lies between neighbours, but for what another file serves:
 * no face has it, and its gaps would make a long list of ranges.
 */
function bridged(characters: readonly string[], elsewhere: ReadonlySet<string>): string[] {
  return characters.flatMap((character, index) => {
    const code = character.codePointAt(0) ?? 0;
    const next = characters[index + 1]?.codePointAt(0) ?? code;
    const gap = next - code <= widestGap ? next - code : 1;
    const between = Array.from({ length: gap }, (_, step) => String.fromCodePoint(code + step));
    return between.filter((other) => !elsewhere.has(other));
  });
}

function rule(
  { family, weight }: Face,
  url: string,
  display: 'optional' | 'swap',
  characters: readonly string[],
): string {
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: ${display};
  src: url("${url}") format("woff2");
  unicode-range: ${unicodeRange(characters)};
}
`;
}

function partFile({ file }: Face, part: Part): string {
  return `${fonts}${file}${part === 'latin' ? '' : '-ext'}.woff2`;
}

function charactersIn(source: string): Set<string> {
  const font = fontkit.openSync(require.resolve(source));
  if ('fonts' in font) throw new Error(`${source} is a collection, expected one font`);
  return new Set(font.characterSet.map((code) => String.fromCodePoint(code)));
}

/** Spaces, soft hyphens and the like: browsers need no glyph for them. */
function isBlank(character: string): boolean {
  return /[\p{White_Space}\p{Cf}]/u.test(character);
}

const facts = { 'src/site.ts': site, 'src/shows.ts': shows };

/** All that pages show. Throws if a face lacks one of its characters. */
function readCopy(): string {
  const messages = localeCodes.flatMap((locale) => {
    const file = messageFile(locale);
    return drawableMessages(readFileSync(file, 'utf8'), file);
  });
  const texts = Object.entries(facts).map(([file, values]) => {
    const text = JSON.stringify(values);
    const lacking = lackingCharacters(text);
    if (lacking.length > 0) throw new Misuse(`${file}: ${lackingSentence(lacking)}`);
    return text;
  });
  return [...messages, ...texts].join('');
}

/** The texts of a file of messages. Throws a `MessageError` at the first that the faces cannot show. */
export function drawableMessages(source: string, file: string): string[] {
  return parseCatalogue(source, file).map(({ id, text, start }) => {
    const lacking = lackingCharacters(text);
    if (lacking.length > 0) {
      throw new MessageError(file, placeAt(source, start), id, lackingSentence(lacking));
    }
    return text;
  });
}

/** What each face can show. The static faces of the cards have the same characters. */
const shown = faces.map(
  ({ source }) => new Set(parts.flatMap((part) => [...charactersIn(source(part))])),
);

function lackingCharacters(text: string): string[] {
  return [...new Set(text)].filter(
    (character) => !isBlank(character) && shown.some((face) => !face.has(character)),
  );
}

function lackingSentence(characters: readonly string[]): string {
  const named = characters.map((character) => `"${character}" (${unicodeRange([character])})`);
  return `the faces have no ${named.join(', ')}: write it otherwise, or take faces that have it (README, Add a language)`;
}

/**
 * Printable ASCII, the euro sign for formatted prices, the dash before the items
 * of legal lists and whatever else a text contains, in order; capitals too, since
 * styles set some lines in them.
 */
function charactersOf(text: string): string[] {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index));
  return [...new Set([...ascii, ...text, ...text.toUpperCase(), '€', '–'])].sort();
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

if (import.meta.main) await run(writeFaces);
