import * as fontkit from 'fontkit';

/** By glyph, how far from its own advance (in units) each glyph after it stands; both in order. */
type Kerning = Map<number, Map<number, number>>;

/** In units of the faces, thousandths of an em. Distances in steps of this many pack better, and no eye tells them apart. */
const step = 4;

/**
 * The font (sfnt) with the kerning of these pairs of characters alone. A face brings that of each
 * letter with each other, which is half of its bytes; an eighth of these pairs stand in the copy.
 * Of a variable face it is that of the first weight, for all: the others would have it a
 * twentieth of an em otherwise at most ("L4").
 */
export function keepKerning(font: Buffer, pairs: Iterable<string>): Buffer {
  return replaceTable(font, 'GPOS', positioningTable(readKerning(font, pairs)));
}

function readKerning(file: Buffer, pairs: Iterable<string>): Kerning {
  const font = fontkit.create(file);
  if ('fonts' in font) throw new Error('Expected one font, not a collection');
  const inSteps = (units: number) => step * Math.round(units / step);
  const kerning: [left: number, right: number, units: number][] = [];
  for (const pair of pairs) {
    const { glyphs, positions } = font.layout(pair);
    const [left, right] = glyphs;
    const units = inSteps((positions[0]?.xAdvance ?? 0) - (left?.advanceWidth ?? 0));
    if (left && right && units !== 0) kerning.push([left.id, right.id, units]);
  }
  kerning.sort(([left, right], [otherLeft, otherRight]) => left - otherLeft || right - otherRight);
  const byLeft = Map.groupBy(kerning, ([left]) => left);
  return new Map(
    [...byLeft].map(([left, group]) => [
      left,
      new Map(group.map(([, right, units]) => [right, units])),
    ]),
  );
}

/**
 * A table `GPOS` with one feature for all scripts: kerning by pairs of glyphs.
 * https://learn.microsoft.com/typography/opentype/spec/gpos
 */
function positioningTable(kerning: Kerning): Buffer {
  const lists = [
    // One script, whose only language has feature 0 and requires none.
    [1, ...tag('DFLT'), 8, 4, 0, 0, 0xffff, 1, 0],
    // One feature, which is lookup 0.
    [1, ...tag('kern'), 8, 0, 1, 0],
    // One lookup, of kind 2 (pairs), with one subtable, which follows.
    [1, 4, 2, 0, 1, 8],
  ];
  const version = [1, 0];
  const header = [...version, ...offsets(lists, version.length + lists.length)];

  const lefts = [...kerning.keys()];
  const coverage = [1, lefts.length, ...lefts];
  const sets = [...kerning.values()].map((rights) => [rights.size, ...[...rights].flat()]);
  // Of format 1 (glyph by glyph), with the advance (4) of the left one and nothing of the right.
  const headLength = 5 + sets.length;
  const [coverageAt, ...setsAt] = offsets([coverage, ...sets], headLength);
  const subtable = [1, coverageAt ?? 0, 4, 0, sets.length, ...setsAt, ...coverage, ...sets.flat()];

  const words = Uint16Array.from([...header, ...lists.flat(), ...subtable]);
  return Buffer.from(words.buffer).swap16();
}

/** Where parts (of words) begin that stand one after the other behind `before` words, in bytes. */
function offsets(parts: readonly (readonly number[])[], before: number): number[] {
  let words = before;
  return parts.map(({ length }) => {
    const start = words;
    words += length;
    return 2 * start;
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
