import { vi } from 'vitest';

/** Creates a rate limiter that admits this many requests per key. */
export function createLimiter(admitted: number) {
  const counts = new Map<string, number>();
  const limit = vi.fn(async ({ key }: RateLimitOptions) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return { success: count <= admitted };
  });
  return { limit };
}
