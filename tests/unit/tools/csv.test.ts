import { expect, it } from 'vitest';
import { delimiters, toCsv } from '#src/tools/leads/csv.ts';

/** Returns a table of one cell, without its header. */
const cellOf = (value: unknown) => toCsv([{ a: value }], ['a'], ',').replace(/^\ufeffa\n|\n$/g, '');

it('starts with a byte order mark and the header, even for an empty table', () => {
  expect(toCsv([], ['id', 'email'], ';')).toBe('\ufeffid;email\n');
});

it.each(delimiters)(
  'delimits cells by %j, and quotes values that would break a line',
  (delimiter) => {
    const row = {
      a: 'a',
      b: `b${delimiter}c`,
      c: 'say "no"',
      d: 'two\nlines',
      e: '',
      f: null,
      g: true,
    };
    const cells = ['a', `"b${delimiter}c"`, '"say ""no"""', '"two\nlines"', '', '', 'true'];
    const lines = [Object.keys(row), cells].map((line) => `${line.join(delimiter)}\n`);
    expect(toCsv([row], Object.keys(row), delimiter)).toBe(`\ufeff${lines.join('')}`);
  },
);

it.each([
  ...['=1+1', '+33199001234', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠A1', '﹦1', '﹣1', '−1'],
])('makes no formula from %s', (text) => {
  expect(cellOf(text)).toBe(`'${text}`);
});

it.each([
  ['Ada;=HYPERLINK("x")', `"Ada;'=HYPERLINK(""x"")"`],
  ['Ada\t+1', `"Ada\t'+1"`],
  ['\t=1', `"'\t'=1"`],
  ['\r=1', `"'\r'=1"`],
  ['  =1', `"  '=1"`],
  ['a; =1+1', `"a; '=1+1"`],
  ["'=1", "''=1"],
  ['“=1', "“'=1"],
  ['\u200b=1', "\u200b'=1"],
  ['\u0000=1', "\u0000'=1"],
  ['zoe@planted.example', 'zoe@planted.example'],
  ['1-2=3', '1-2=3'],
])('writes %j as %j, which is no formula wherever a spreadsheet splits it', (text, cell) => {
  expect(cellOf(text)).toBe(cell);
});

it('writes dates in the time of France', () => {
  expect(cellOf(new Date('2026-11-20T10:00:00.000Z'))).toBe('2026-11-20 11:00:00');
  expect(cellOf(new Date('2026-07-01T22:30:05.999Z'))).toBe('2026-07-02 00:30:05');
});
