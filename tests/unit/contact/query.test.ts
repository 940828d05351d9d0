import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryAffiliate, readCode } from '../../../src/contact/affiliates.ts';
import { createQuery } from '../../../src/contact/query.ts';
import { referrer } from '../../referrer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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

  it.each(['__proto__', 'CONSTRUCTOR', `${referrer.code} `, referrer.code.slice(1)])(
    'knows no affiliate “%s”',
    async (code) => {
      expect(await queryAffiliate(code)).toBeUndefined();
    },
  );
});

describe('createQuery', () => {
  it('tries again after 1, 2 and 4 s', async () => {
    const read = vi.fn().mockRejectedValue(new Error('down'));
    const answer = createQuery(read)('key');
    const failed = expect(answer).rejects.toThrow('down');
    for (const [delay, calls] of [
      [0, 1],
      [999, 1],
      [1, 2],
      [1999, 2],
      [1, 3],
      [3999, 3],
      [1, 4],
      [60_000, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(delay);
      expect(read).toHaveBeenCalledTimes(calls);
    }
    await failed;
  });

  it('reuses a found answer for five minutes, and asks again for what was not found', async () => {
    const read = vi.fn(async (key: string) => (key === 'known' ? 'answer' : undefined));
    const query = createQuery(read);
    await query('known');
    vi.advanceTimersByTime(299_999);
    expect(await query('known')).toBe('answer');
    expect(read).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    await query('known');
    expect(read).toHaveBeenCalledTimes(2);
    await query('unknown');
    expect(await query('unknown')).toBeUndefined();
    expect(read).toHaveBeenCalledTimes(4);
  });
});
