import { createHash } from 'node:crypto';
import {
  convertIPv4BinaryToString,
  convertIPv4MappedIPv6ToIPv4,
  convertIPv6ToBinary,
  isIPv4MappedIPv6,
} from 'hono/utils/ipaddr';
import { logError } from './log.ts';
import { withTimeout } from './timing.ts';

/** The `period` of every rate limit in wrangler.jsonc, in seconds. */
export const ratePeriod = 60;

/** Milliseconds after which a limiter that does not answer has failed. */
const timeout = 1000;

/**
 * Returns whether a limiter admits the network of an address. Admits everyone if the limiter fails.
 */
export async function isAllowed(limiter: RateLimit, address?: string): Promise<boolean> {
  try {
    const key = bucketOf(networkOf(address));
    const { success } = await withTimeout(limiter.limit({ key }), timeout);
    return success;
  } catch (error) {
    logError('rate-limit-failed', error);
    return true;
  }
}

/**
 * Returns the network by which rate limits count. One subscriber may have a whole IPv6 /48. Each
 * IPv4 address counts separately, even when mapped to IPv6.
 */
export function networkOf(address = ''): string {
  if (!address.includes(':')) return address;
  try {
    const binary = convertIPv6ToBinary(address);
    return isIPv4MappedIPv6(binary)
      ? convertIPv4BinaryToString(convertIPv4MappedIPv6ToIPv4(binary))
      : String(binary >> 80n);
  } catch {
    return address;
  }
}

/**
 * Returns one of a million buckets, the same in every isolate. The limiter may store its keys, so
 * 4,096 IPv4 addresses share a bucket; two visitors within a minute rarely do.
 */
function bucketOf(network: string): string {
  const digest = createHash('sha256').update(network).digest();
  return String(digest.readUInt32LE() >>> 12);
}
