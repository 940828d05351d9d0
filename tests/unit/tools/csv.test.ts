import { expect, it } from 'vitest';
import { csvDate, csvLine, separators } from '../../../src/tools/leads/csv.ts';

it.each(separators)('writes %j between cells, and quotes what would break a line', (by) => {
  const cells = ['a', `b${by}c`, 'say "no"', 'two\nlines', '', null, true];
  expect(csvLine(cells, by)).toBe(
    ['a', `"b${by}c"`, '"say ""no"""', '"two\nlines"', '', '', 'true'].join(by),
  );
});

it.each([
  ...['=1+1', '+33199001234', '-1', '@SUM(A1)', '＝1', '＋1', '－1', '＠A1', '﹦1', '﹣1', '−1'],
])('makes no formula of %s', (text) => {
  expect(csvLine([text], ',')).toBe(`'${text}`);
});

it.each([
  ['Ada;=HYPERLINK("x")', `"Ada;'=HYPERLINK(""x"")"`],
  ['Ada\t+1', `"Ada\t'+1"`],
  ['  =1', `"  '=1"`],
  ['a; =1+1', `"a; '=1+1"`],
  ["'=1", "''=1"],
  ['“=1', "“'=1"],
  ['\u200b=1', "\u200b'=1"],
  ['zoe@planted.example', 'zoe@planted.example'],
  ['1-2=3', '1-2=3'],
])('nor of %s, at whatever a spreadsheet splits a line: %s', (text, line) => {
  expect(csvLine([text], ',')).toBe(line);
});

it('writes dates in the time of France', () => {
  expect(csvDate('2026-11-20T10:00:00.000Z')).toBe('2026-11-20 11:00:00');
  expect(csvDate('2026-07-01T22:30:05.999Z')).toBe('2026-07-02 00:30:05');
});
