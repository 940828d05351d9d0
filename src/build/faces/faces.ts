import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';
import { runCommand } from '../../tools/run-command.ts';
import { charactersOf, neighboursIn, readCopy } from './copy.ts';
import { keepKerning } from './kerning.ts';
import {
  charactersIn,
  type Face,
  faces,
  isBlank,
  type Part,
  parts,
  readSource,
} from './sources.ts';
import { stampFaces } from './stamp.ts';
import { bridgeGaps, unicodeRange } from './unicode-range.ts';

/** What the copy needs of a face: its characters, in order, and those that stand side by side. */
type Copy = { characters: readonly string[]; neighbours: ReadonlySet<string> };

/** Kerning, and figures of one width for what counts: fractions and the like are not set here. */
const features = ['kern', 'tnum'] as const;

/** Names of a family's styles, and classes of glyphs: no browser needs them for what is kept. */
const needless = ['STAT', 'GDEF'] as const;

const fonts = fileURLToPath(new URL('../../fonts/', import.meta.url));
const stampFile = fileURLToPath(new URL('../../../.cache/faces.stamp', import.meta.url));

/**
 * Writes `src/fonts/`, unless it is there and up to date: the two faces with the
 * characters and the kerning of the copy alone, which is what a page loads, and the
 * `@font-face` rules that name them and, for whatever other character somebody types,
 * the whole faces. Throws if the copy has a character that no face has, a
 * `MessageError` if a message has it.
 */
export async function writeFaces(): Promise<void> {
  const texts = readCopy();
  const copy = { characters: charactersOf(texts), neighbours: neighboursIn(texts) };
  const stamp = () => stampFaces([copy.characters, [...copy.neighbours].sort()], fonts);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp()) return;

  for (const folder of [fonts, dirname(stampFile)]) mkdirSync(folder, { recursive: true });
  const rules = await Promise.all(
    faces.flatMap((face) => parts.map((part) => writePart(face, part, copy))),
  );
  writeFileSync(`${fonts}faces.css`, rules.flat().join('\n'));
  writeFileSync(stampFile, stamp());
}

/** Writes a part of a face; gives its rules. It has a file of its own only if the copy needs it. */
async function writePart(face: Face, part: Part, copy: Copy): Promise<string[]> {
  const source = face.source(part);
  const file = partFile(face, part);
  const isLatin = part === 'latin';
  const latin = charactersIn(face.source('latin'));
  const all = [...charactersIn(source)].filter((character) => isLatin || !latin.has(character));
  const kept = copy.characters.filter(
    (character) => all.includes(character) || (isLatin && isBlank(character)),
  );
  // Otherwise a browser would load the whole face as soon as the small one is late.
  const others = all.filter((character) => !kept.includes(character)).sort();
  const rest = rule(face, source, 'swap', bridgeGaps(others, new Set(isLatin ? kept : latin)));
  rmSync(file, { force: true });
  if (kept.length === 0) return [rest];

  writeFileSync(file, await cutFace(readSource(source), face, kept, copy.neighbours));
  return [rule(face, `./${basename(file)}`, 'optional', kept), rest];
}

/** A face (woff2) with these characters, and with the kerning of these neighbours among them. */
export async function cutFace(
  whole: Buffer,
  { axes }: Pick<Face, 'axes'>,
  characters: readonly string[],
  neighbours: Iterable<string>,
): Promise<Buffer> {
  const text = characters.join('');
  // A variable, since the library's types do not know `keepFeatures`.
  const options = { keepFeatures: features, variationAxes: axes ?? {}, dropTables: needless };
  const cut = await subset(whole, text, { ...options, targetFormat: 'sfnt' });
  return subset(keepKerning(cut, neighbours), text, { ...options, targetFormat: 'woff2' });
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

if (import.meta.main) await runCommand(writeFaces);
