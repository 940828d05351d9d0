import { convertIPv6ToBinary } from 'hono/utils/ipaddr';
import { logError } from './log.ts';
import { withTimeout } from './timing.ts';

/** The `period` of the rate limit in wrangler.jsonc, in seconds. */
export const ratePeriod = 60;

/** A limiter that has not answered has failed after this time. */
const timeoutMs = 1000;

/**
 * Refused keys by limiter, forgotten together ten seconds after the first. A flood is then refused
 * without asking the limiter, which costs more than the response.
 */
const refused = new WeakMap<RateLimit, { keys: Set<string>; until: number }>();

/** Returns whether a limiter admits a visitor. Admits everyone if the limiter fails. */
export async function isAllowed(limiter: RateLimit, address = ''): Promise<boolean> {
  try {
    const key = keyOf(address);
    const known = refused.get(limiter);
    const keys = known && Date.now() < known.until ? known.keys : new Set<string>();
    if (keys.has(key)) return false;
    const { success } = await withTimeout(limiter.limit({ key }), timeoutMs);
    if (success) return true;
    if (keys.size === 0) refused.set(limiter, { keys, until: Date.now() + 10_000 });
    keys.add(key);
    return false;
  } catch (error) {
    logError('rate-limit-failed', error);
    return true;
  }
}

/**
 * Returns the /64 of an IPv6 address, which one subscriber has at least. Any other text is its own
 * key: an IPv4 address, also mapped to IPv6, or a malformed address.
 */
function keyOf(address: string): string {
  const isIPv6 = URL.canParse(`http://[${address}]`);
  const network = isIPv6 && convertIPv6ToBinary(address) >> 64n;
  return network ? String(network) : address;
}
