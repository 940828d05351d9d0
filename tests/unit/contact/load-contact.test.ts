import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryAffiliate, readCode } from '../../../src/contact/affiliates.ts';
import { loadContact } from '../../../src/contact/load-contact.ts';
import { createQuery } from '../../../src/contact/query.ts';
import { referrer } from '../../referrer.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
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

  it.each(['__proto__', 'CONSTRUCTOR', `${referrer.code} `, referrer.code.slice(1)])(
    'knows no affiliate “%s”',
    async (code) => {
      expect(await queryAffiliate(code)).toBeUndefined();
    },
  );
});

describe('loadContact', () => {
  const secret = () => 'secret';

  it('gives the affiliate and a ticket', async () => {
    const loaded = await loadContact(referrer.code, 'fr', secret);
    expect(loaded).toMatchObject({ status: 'ready', affiliate: referrer });
  });

  it('tells a missing code from an unknown one', async () => {
    expect(await loadContact('', 'fr', secret)).toEqual({ status: 'missing' });
    expect(await loadContact('NOPE', 'fr', secret)).toEqual({ status: 'invalid' });
  });

  it('says that loading failed, after the query’s retries or without a secret', async () => {
    const broken = createQuery(() => Promise.reject(new Error('down')));
    const loaded = loadContact(referrer.code, 'fr', secret, broken);
    await vi.advanceTimersByTimeAsync(7000);
    expect(await loaded).toEqual({ status: 'failed' });
    const noSecret = () => {
      throw new Error('FORM_TOKEN_SECRET is not set');
    };
    expect(await loadContact(referrer.code, 'fr', noSecret)).toEqual({ status: 'failed' });
    expect(console.error).toHaveBeenCalledTimes(2);
  });
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
