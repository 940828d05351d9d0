import { convertIPv6ToBinary } from 'hono/utils/ipaddr';
import { logError } from '../log.ts';
import { withTimeout } from '../timing.ts';

/** The `period` of the rate limit in wrangler.jsonc, in seconds. */
export const ratePeriod = 60;

/** Milliseconds after which a limiter that does not answer has failed. */
const timeout = 1000;

/**
 * Returns whether a limiter admits a visitor: by address, or by /64, which one IPv6 subscriber has
 * at least. Admits everyone if the limiter fails.
 */
export async function isAllowed(limiter: RateLimit, address = ''): Promise<boolean> {
  try {
    const key = address.includes(':') ? String(convertIPv6ToBinary(address) >> 64n) : address;
    const { success } = await withTimeout(limiter.limit({ key }), timeout);
    return success;
  } catch (error) {
    logError('rate-limit-failed', error);
    return true;
  }
}
