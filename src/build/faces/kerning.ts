import { openFont } from './sources.ts';

/** Two glyphs side by side, and how many units further the second stands than the first is wide. */
type Pair = readonly [left: number, right: number, units: number];

/**
 * In units, of which an em has a thousand. Distances in steps of this many pack better, and no
 * eye tells them apart.
 */
const step = 4;

/**
 * The font (sfnt) with the kerning of these pairs of characters alone. A face brings that of each
 * letter with each other, which is half of its bytes; an eighth of these pairs stand in the copy.
 * A variable face gets that of its first weight for all: in the others a pair ("L4") would differ
 * by a twentieth of an em at most.
 */
export function keepKerning(font: Buffer, pairs: Iterable<string>): Buffer {
  return replaceTable(font, 'GPOS', positioningTable(readKerning(font, pairs)));
}

/** In the order of their glyphs, without those that stand as they are wide. */
function readKerning(file: Buffer, pairs: Iterable<string>): Pair[] {
  const font = openFont(file);
  const kerning: Pair[] = [];
  for (const pair of pairs) {
    const { glyphs, positions } = font.layout(pair);
    const [left, right] = glyphs;
    const distance = (positions[0]?.xAdvance ?? 0) - (left?.advanceWidth ?? 0);
    const units = step * Math.round(distance / step);
    if (left && right && units !== 0) kerning.push([left.id, right.id, units]);
  }
  return kerning.sort((one, other) => one[0] - other[0] || one[1] - other[1]);
}

/**
 * A table `GPOS` with one feature for all scripts: kerning by pairs of glyphs.
 * https://learn.microsoft.com/typography/opentype/spec/gpos
 */
function positioningTable(kerning: readonly Pair[]): Buffer {
  const lists = [
    // Latin and any other script share what follows: one language, with feature 0, requiring none.
    [2, ...tag('DFLT'), 14, ...tag('latn'), 14, 4, 0, 0, 0xffff, 1, 0],
    // One feature, which is lookup 0.
    [1, ...tag('kern'), 8, 0, 1, 0],
    // One lookup, of kind 2 (pairs), with one subtable, which follows.
    [1, 4, 2, 0, 1, 8],
  ];
  const version = [1, 0];
  const header = [...version, ...offsets(lists, version.length + lists.length)];

  const byLeft = Map.groupBy(kerning, ([left]) => left);
  const coverage = [1, byLeft.size, ...byLeft.keys()];
  const sets = Array.from(byLeft.values(), (pairs) => [
    pairs.length,
    ...pairs.flatMap(([, right, units]) => [right, units]),
  ]);
  // Of format 1 (glyph by glyph), with the advance (4) of the left one and nothing of the right.
  const [coverageAt = 0, ...setsAt] = offsets([coverage, ...sets], 5 + sets.length);
  const subtable = [1, coverageAt, 4, 0, sets.length, ...setsAt, ...coverage, ...sets.flat()];

  const words = Uint16Array.from([...header, ...lists.flat(), ...subtable]);
  return Buffer.from(words.buffer).swap16();
}

/**
 * Where parts (of words) begin that stand one after the other behind `before` words, in bytes.
 * Throws if one begins farther off than a word can say.
 */
function offsets(parts: readonly (readonly number[])[], before: number): number[] {
  let words = before;
  return parts.map(({ length }) => {
    const start = 2 * words;
    if (start > 0xffff) throw new Error('The copy has more pairs of letters than the table holds');
    words += length;
    return start;
  });
}

/** Four letters as two words. */
function tag(name: string): number[] {
  const letters = Buffer.from(name);
  return [letters.readUInt16BE(0), letters.readUInt16BE(2)];
}

/**
 * The font with other bytes for a table, if it has that. They stand at its end, and what was
 * there is left: whoever packs the font takes what the directory names.
 */
function replaceTable(font: Buffer, name: string, table: Buffer): Buffer {
  const tables = font.readUInt16BE(4);
  const records = Array.from({ length: tables }, (_, index) => 12 + 16 * index);
  const record = records.find((at) => font.toString('latin1', at, at + 4) === name);
  if (record === undefined) return font;
  const start = Math.ceil(font.length / 4) * 4;
  const grown = Buffer.concat([font, Buffer.alloc(start - font.length), table]);
  grown.writeUInt32BE(start, record + 8);
  grown.writeUInt32BE(table.length, record + 12);
  return grown;
}
