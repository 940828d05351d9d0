import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lookUpAffiliate, readCode } from '#src/contact/affiliates.ts';
import { retryDelay, withRetries } from '#src/contact/with-retries.ts';
import { affiliates, findAffiliate } from '#src/facts/affiliates.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('withRetries', () => {
  it('is retried 3 times with exponential backoff: 1 s, doubling, capped at 30 s', async () => {
    const times: number[] = [];
    const start = Date.now();
    const find = withRetries(async () => {
      times.push(Date.now() - start);
      throw new Error('down');
    });
    const result = find('key').catch(({ message }) => message);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await result).toBe('down');
    expect(times).toEqual([0, 1000, 3000, 7000]);
    const delays = [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000];
    expect([1, 2, 3, 4, 5, 6, 100].map(retryDelay)).toEqual(delays);
  });

  it('reuses a found value for 5 minutes and reads again for a missing one', async () => {
    const read = vi.fn(async (key: string) => (key === 'known' ? 'value' : undefined));
    const find = withRetries(read);
    for (const key of ['known', 'known', 'unknown', 'unknown']) await find(key);
    expect(read).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(300_000 - 1);
    expect(await find('known')).toBe('value');
    expect(read).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(1);
    expect(await find('known')).toBe('value');
    expect(read).toHaveBeenCalledTimes(4);
  });
});

it('finds only known affiliate codes', async () => {
  for (const affiliate of affiliates) {
    expect(findAffiliate(affiliate.code)).toBe(affiliate);
    expect(await lookUpAffiliate(affiliate.code)).toBe(affiliate);
  }
  for (const code of ['', 'NOPE', '__proto__', affiliates[0].code.slice(1)]) {
    expect(findAffiliate(code)).toBeUndefined();
    expect(await lookUpAffiliate(code)).toBe(code ? 'invalid' : 'missing');
  }
});

it('a failed lookup is a problem of its own, and is logged', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await lookUpAffiliate('CODE', () => Promise.reject(new Error('down')))).toBe('failed');
  expect(logged).toHaveBeenCalledOnce();
});

describe('readCode', () => {
  it.each([
    ['ref=ONE', 'ONE'],
    ['affiliate=two', 'TWO'],
    ['ref=%20One+&affiliate=two', 'ONE'],
    ['ref=&affiliate=TWO', 'TWO'],
    ['ref=+&ref=ONE', ''],
    ['', ''],
  ])('reads “%s” as “%s”', (query, code) => {
    expect(readCode(new URLSearchParams(query))).toBe(code);
  });
});
