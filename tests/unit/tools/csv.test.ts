import { expect, it } from 'vitest';
import { delimiters, toCsv } from '#src/tools/leads/csv.ts';

/** Returns a table of one cell, without its header. */
const cellOf = (value: unknown) => toCsv([{ a: value }], ['a'], ',').replace(/^\ufeffa\n|\n$/g, '');

it('starts with a byte order mark and the header, even for an empty table', () => {
  expect(toCsv([], ['id', 'email'], ';')).toBe('\ufeffid;email\n');
});

it.each(delimiters)('delimits cells by %j, and quotes values that break a line', (delimiter) => {
  const row = { ...['a', `b${delimiter}c`, 'say "no"', 'two\nlines', '', null, true] };
  const cells = ['a', `"b${delimiter}c"`, '"say ""no"""', '"two\nlines"', '', '', 'true'];
  const lines = [Object.keys(row), cells].map((line) => `${line.join(delimiter)}\n`);
  expect(toCsv([row], Object.keys(row), delimiter)).toBe(`\ufeff${lines.join('')}`);
});

it.each([
  ...['=1+1', '+A1', '-A1', '+1*2', '@SUM(A1)', '＝1', '＋1', '－1', '＠A1', '﹦1', '﹣1', '−1'],
])('makes no formula from %s', (text) => {
  expect(cellOf(text)).toBe(`'${text}`);
});

it.each([
  ['Ada;=HYPERLINK("x")', `"Ada;'=HYPERLINK(""x"")"`],
  ['Ada\t+1', `"Ada\t'+1"`],
  ['\t=1', `"\t'=1"`],
  ['\r=1', `"\r'=1"`],
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

it.each(['+33 1 99 00 12 34', '+33199001234', '(01) 99.00-12', '+44\u00a020', '-1'])(
  'writes the phone number %s as it was entered',
  (phone) => expect(cellOf(phone)).toBe(phone),
);

it.each([
  ['2026-11-20T10:00:00.000Z', '2026-11-20T11:00:00+01:00'],
  ['2026-07-01T22:30:05.999Z', '2026-07-02T00:30:05+02:00'],
  // The hour that occurs twice as summer time ends, and the one that is skipped as it begins.
  ['2026-10-25T00:30:00.000Z', '2026-10-25T02:30:00+02:00'],
  ['2026-10-25T01:30:00.000Z', '2026-10-25T02:30:00+01:00'],
  ['2026-03-29T00:59:59.000Z', '2026-03-29T01:59:59+01:00'],
  ['2026-03-29T01:00:00.000Z', '2026-03-29T03:00:00+02:00'],
])('writes the time %s in France as %s', (time, cell) => {
  expect(cellOf(new Date(time))).toBe(cell);
});
