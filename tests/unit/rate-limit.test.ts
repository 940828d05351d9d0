import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isAllowed } from '#src/rate-limit.ts';

/** Creates a rate limiter that admits this many requests per key. */
function createLimiter(admitted: number) {
  const counts = new Map<string, number>();
  return {
    limit: async ({ key }: RateLimitOptions) => {
      const count = (counts.get(key) ?? 0) + 1;
      counts.set(key, count);
      return { success: count <= admitted };
    },
  };
}

describe('isAllowed', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);

  it.each([
    ['203.0.113.1', '203.0.113.9', false],
    ['2001:db8:1:2:3:4:5:6', '2001:0DB8:0001:0002:ffff::9', true],
    ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
    ['::ffff:203.0.113.1', '::ffff:203.0.113.9', false],
    ['::ffff:cb00:7101', '::ffff:cb00:7109', false],
    ['2001:db8::1::2', '2001:db8::1::2', true],
    ['2001:db8::1::2', '2001:db8::1::3', false],
    [undefined, undefined, true],
  ])('counts %s and %s together: %s', async (first, second, together) => {
    const limiter = createLimiter(1);
    expect(await isAllowed(limiter, first)).toBe(true);
    expect(await isAllowed(limiter, second)).toBe(!together);
  });

  it('refuses an address for ten seconds without asking the limiter again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const limit = vi.fn(async ({ key }: RateLimitOptions) => ({ success: key !== '203.0.113.1' }));
    const limiter = { limit };
    const ask = (address: string) => isAllowed(limiter, address);
    for (let i = 0; i < 3; i++) expect(await ask('203.0.113.1')).toBe(false);
    expect(limit).toHaveBeenCalledOnce();
    expect(await ask('203.0.113.2')).toBe(true);
    vi.setSystemTime(Date.now() + 10_000);
    expect(await ask('203.0.113.1')).toBe(false);
    expect(limit).toHaveBeenCalledTimes(3);
  });

  it('admits every request if the limiter fails, and logs the failure', async () => {
    const limit = () => Promise.reject(new Error('no limiter'));
    expect(await isAllowed({ limit }, '203.0.113.1')).toBe(true);
    expect(log.mock.lastCall?.[0]).toContain('rate-limit-failed');
  });

  it('admits a request after a second if the limiter does not answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const admitted = isAllowed({ limit: () => new Promise(() => undefined) }, '203.0.113.1');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await admitted).toBe(true);
  });
});
