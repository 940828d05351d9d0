import { describe, expect, it } from 'vitest';
import { csvLine } from '../../../src/contact/csv.ts';

describe('csvLine', () => {
  it('quotes what would break a line', () => {
    expect(csvLine(['a', 'b,c', 'say "no"', 'two\nlines', '', null])).toBe(
      'a,"b,c","say ""no""","two\nlines",,',
    );
  });

  it.each(['=1+1', '+33199001234', '-1', '@SUM(A1)', '\t=1'])('makes no formula of %s', (text) => {
    expect(csvLine([text])).toBe(`'${text}`);
  });

  it.each([
    ['Ada;=HYPERLINK("x")', `"Ada;'=HYPERLINK(""x"")"`],
    ['Ada\t+1', "Ada\t'+1"],
    ['＝1＋1', "'＝1＋1"],
    ['  =1', "'  =1"],
  ])('nor of %s where lists are split otherwise', (text, line) => {
    expect(csvLine([text])).toBe(line);
  });

  it('leaves such signs within a text alone', () => {
    expect(csvLine(['zoe@planted.example', '1-2=3'])).toBe('zoe@planted.example,1-2=3');
  });
});
