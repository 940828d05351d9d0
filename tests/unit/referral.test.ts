import { expect, it } from 'vitest';
import { withCode } from '#src/browser/referral.ts';

it.each([
  ['', 'ref=ALPHA72'],
  ['?months=6', 'months=6&ref=ALPHA72'],
  ['?ref=NOPE', 'ref=NOPE'],
  ['?affiliate=NOPE&months=6', 'affiliate=NOPE&months=6'],
])(
  'a link with “%s” keeps the code that it names, or else gets the tab’s: %s',
  (query, expected) => {
    const link = { href: `https://site.example/de${query}#pricing` };
    expect(withCode('ALPHA72', link)).toBe(expected);
  },
);

it('a link gets no code if the tab has none', () => {
  expect(withCode('', { href: 'https://site.example/de?months=6' })).toBe('months=6');
});
