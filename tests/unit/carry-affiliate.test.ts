import { expect, it, vi } from 'vitest';
import { carryAffiliate } from '#src/browser/carry-affiliate.ts';
import { affiliateSearch } from '#src/contact/affiliate-code.ts';
import { readCode } from '#src/parameters.ts';
import { storageKeys } from '#src/storage-keys.ts';
import { affiliate } from '../affiliate.ts';

it('keeps the code that the server finds in the same URL', () => {
  const search = `?ref=-&affiliate=${affiliate.code}`;
  const setItem = vi.fn();
  vi.stubGlobal('location', { search });
  vi.stubGlobal('window', { sessionStorage: { setItem } });
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  carryAffiliate();
  expect(setItem).toHaveBeenCalledWith(storageKeys.affiliate, affiliate.code);
  expect(affiliateSearch(readCode(new URLSearchParams(search)))).toBe(`?ref=${affiliate.code}`);
});
