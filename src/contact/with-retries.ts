import { sleep } from '../timing.ts';

const retries = 3;
const cacheMs = 300_000;

/** Returns the delay in milliseconds before the retry after this many failures. */
export function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** (failures - 1), 30_000);
}

/**
 * Adds retries and a cache to an asynchronous function. A failed read is retried three times, then
 * throws its error. Found values are cached for five minutes; missing ones are not, so invented
 * keys cannot fill the memory. The cache holds values only, since requests may not share promises
 * on workerd.
 */
export function withRetries<Value>(
  read: (key: string) => Promise<Value | undefined>,
): (key: string) => Promise<Value | undefined> {
  const cache = new Map<string, { value: Value; expires: number }>();

  return async (key) => {
    const entry = cache.get(key);
    if (entry && entry.expires > Date.now()) return entry.value;
    const value = await retry(() => read(key));
    if (value !== undefined) cache.set(key, { value, expires: Date.now() + cacheMs });
    return value;
  };
}

async function retry<Value>(read: () => Promise<Value>): Promise<Value> {
  for (let failures = 1; ; failures++) {
    try {
      return await read();
    } catch (error) {
      if (failures > retries) throw error;
      await sleep(retryDelay(failures));
    }
  }
}
