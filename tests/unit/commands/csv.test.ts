import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvDate, csvLine, separators } from '../../../src/commands/csv.ts';

describe('csvLine', () => {
  it('quotes what would break a line', () => {
    expect(csvLine(['a', 'b,c', 'say "no"', 'two\nlines', '', null])).toBe(
      'a,"b,c","say ""no""","two\nlines",,',
    );
  });

  it.each([
    '=1+1',
    '+33199001234',
    '-1',
    '@SUM(A1)',
    ...['＝1', '＋1', '－1', '＠A1'],
    ...['﹦1', '﹢1', '﹣1', '﹫A1', '−1'],
  ])('makes no formula of %s', (text) => {
    expect(csvLine([text])).toBe(`'${text}`);
  });

  it.each([
    ['Ada;=HYPERLINK("x")', `"Ada;'=HYPERLINK(""x"")"`],
    ['Ada\t+1', `"Ada\t'+1"`],
    ['\t=1', `"\t'=1"`],
    ['  =1', `"  '=1"`],
    [';=1+1', `";'=1+1"`],
    ['a; =1+1', `"a; '=1+1"`],
    ["x';=HYPERLINK(1)", `"x';'=HYPERLINK(1)"`],
    ["'=1", "''=1"],
    ['“=1', "“'=1"],
    ['\u200b=1', "\u200b'=1"],
  ])('nor of %s, however lists are split', (text, line) => {
    expect(csvLine([text])).toBe(line);
  });

  it.each(separators)('writes %j between cells, and quotes a cell that holds it', (separator) => {
    expect(csvLine(['a', `b${separator}c`, ''], separator)).toBe(
      ['a', `"b${separator}c"`, ''].join(separator),
    );
  });

  it('leaves such signs within a text alone', () => {
    expect(csvLine(['zoe@planted.example', '1-2=3'])).toBe('zoe@planted.example,1-2=3');
  });
});

const sign = /[=+\-@＝＋－＠]/;
const hostile = fc.string({
  unit: fc.constantFrom(
    ...['=', '+', '-', '@', '＝', '＋', '－', '＠'],
    ...[',', ';', '\t', '\r', '\n', ' ', '\u00a0', '"', "'", 'a', '1'],
  ),
  maxLength: 14,
});
const cells = fc.array(hostile, { minLength: 1, maxLength: 4 });

describe.each(separators)('a spreadsheet, of lines that are separated by %j,', (written) => {
  it('reads by that and quotes what was written, but for apostrophes before signs', () => {
    fc.assert(
      fc.property(cells, (texts) => {
        const [row = []] = readCsv(csvLine(texts, written), written, true);
        expect(row).toHaveLength(texts.length);
        const bare = (text: string | undefined) => text?.replaceAll("'", '');
        expect(row.map(bare)).toEqual(texts.map(bare));
      }),
      { numRuns: 2000 },
    );
  });

  it.each(separators.flatMap((read) => [true, false].map((quotes) => [read, quotes] as const)))(
    'finds no formula if it splits at %j, heeding quotes: %s',
    (read, quotes) => {
      fc.assert(
        fc.property(cells, (texts) => {
          for (const row of readCsv(csvLine(texts, written), read, quotes)) {
            for (const cell of row) expect(isFormula(cell)).toBe(false);
          }
        }),
        { numRuns: 1000 },
      );
    },
  );
});

describe('csvDate', () => {
  it.each([
    ['2026-11-20T10:00:00.000Z', '2026-11-20 11:00:00'],
    ['2026-07-01T22:30:05.999Z', '2026-07-02 00:30:05'],
  ])('writes %s in the time of France', (moment, date) => {
    expect(csvDate(moment)).toBe(date);
  });
});

/** Whether a cell begins with a sign that does not have our apostrophe right before it. */
function isFormula(cell: string): boolean {
  const [lead = ''] = cell.match(/^[\s"']*/) ?? [];
  return sign.test(cell.charAt(lead.length)) && !lead.endsWith("'");
}

/**
 * Rows and cells as a spreadsheet splits them: quotes count at the start of a cell, or not at all.
 */
function readCsv(text: string, separator: string, quotes: boolean): string[][] {
  const rows = [['']];
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const row = rows.at(-1) ?? [];
    const cell = row.at(-1) ?? '';
    const character = text.charAt(index);
    if (quoted && character === '"') {
      if (text[index + 1] === '"') {
        row[row.length - 1] = `${cell}"`;
        index += 1;
      } else quoted = false;
    } else if (quoted) row[row.length - 1] = cell + character;
    else if (quotes && character === '"' && cell === '') quoted = true;
    else if (character === separator) row.push('');
    else if (/[\r\n]/.test(character)) rows.push(['']);
    else row[row.length - 1] = cell + character;
  }
  return rows;
}
