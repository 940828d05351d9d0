import { describe, expect, it, vi } from 'vitest';
import { lookUpAffiliate } from '#src/contact/affiliate-code.ts';
import { affiliates, findAffiliate } from '#src/facts/affiliates.ts';
import { readCode } from '#src/parameters.ts';

it('finds only known affiliate codes', async () => {
  for (const affiliate of affiliates) {
    expect(findAffiliate(affiliate.code)).toBe(affiliate);
    expect(await lookUpAffiliate(affiliate.code)).toEqual({ status: 'found', affiliate });
  }
  for (const code of ['NOPE', '__proto__', affiliates[0].code.slice(1)]) {
    expect(findAffiliate(code)).toBeUndefined();
    expect(await lookUpAffiliate(code)).toEqual({ status: 'invalid' });
  }
});

it.each(['😀', '\0', '\u202e', '--'])('the code “%s” is invalid, not missing', async (code) => {
  const lookup = await lookUpAffiliate(readCode(new URLSearchParams({ ref: code })));
  expect(lookup).toEqual({ status: 'invalid' });
});

it.each(['', ' '])('the code “%s” is missing', async (code) => {
  const lookup = await lookUpAffiliate(readCode(new URLSearchParams({ ref: code })));
  expect(lookup).toEqual({ status: 'missing' });
});

it('a failed lookup is a problem of its own, and is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const down = () => Promise.reject(new Error('down'));
  expect(await lookUpAffiliate('CODE', down)).toEqual({ status: 'failed' });
  expect(logged).toHaveBeenCalledOnce();
});

describe('readCode', () => {
  it.each([
    ['ref=ONE', 'ONE'],
    ['affiliate=Huber+%26+S%C3%B6hne', 'Huber & Söhne'],
    ['ref=%20One+&affiliate=two', ' One '],
    ['ref=&affiliate=TWO', 'TWO'],
    ['ref=--&affiliate=TWO', 'TWO'],
    ['ref=+&ref=ONE', ''],
    ['', ''],
  ])('reads “%s” as “%s”', (query, code) => {
    expect(readCode(new URLSearchParams(query))).toBe(code);
  });
});
