import { logError } from './log.ts';

/** The `period` of every rate limit in wrangler.jsonc, in seconds. */
export const ratePeriod = 60;

/** Returns whether a limiter admits a request. Admits everyone if the limiter fails. */
export async function isAllowed(limiter: RateLimit, key: string): Promise<boolean> {
  try {
    return (await limiter.limit({ key: await bucketOf(key) })).success;
  } catch (error) {
    logError('rate-limit-failed', error);
    return true;
  }
}

/**
 * Returns the keys for rate limits. An IPv6 subscriber always has a whole /64, which counts as one
 * address, and may have a /48, which counts as one network. Any other address is both keys.
 */
export function networksOf(address = ''): { address: string; network: string } {
  const host = address.includes(':') && URL.parse(`http://[${address}]`)?.hostname;
  if (!host) return { address, network: address };
  const groups = expand(host.slice(1, -1));
  return { address: groups.slice(0, 4).join(':'), network: groups.slice(0, 3).join(':') };
}

/** Returns all eight groups of an IPv6 address, including those that `::` omits. */
function expand(address: string): string[] {
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  return [...head, ...Array<string>(8 - head.length - tail.length).fill('0'), ...tail];
}

/**
 * Returns one of a million buckets, the same in every isolate. The limiter may store its keys, so
 * 4,096 IPv4 addresses share a bucket; two visitors within a minute rarely do.
 */
async function bucketOf(key: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  const [first = 0] = new Uint32Array(digest);
  return String(first >>> 12);
}
