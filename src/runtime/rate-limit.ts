import type { Context } from 'hono';
import { logError } from '../runtime/log.ts';
import type { RequestEnvironment } from './request-environment.ts';
import { networksOf } from './submissions/networks-of.ts';

/** Seconds, as in wrangler.jsonc. */
export const ratePeriod = 60;

/** Whether a limiter admits one more of this network. If the limiter fails, nobody is kept out. */
export async function isAllowed(limiter: RateLimit, network: string): Promise<boolean> {
  try {
    return (await limiter.limit({ key: await bucketOf(network) })).success;
  } catch (error) {
    logError('rate-limit-failed', error);
    return true;
  }
}

/** 429 if a network reports more than its pages could within a minute, else undefined. */
export async function admitReport(c: Context<RequestEnvironment>): Promise<Response | undefined> {
  const { network } = networksOf(c.req.header('CF-Connecting-IP') ?? '');
  if (await isAllowed(c.env.RATE_LIMIT_REPORTS, network)) return undefined;
  return c.text('429 Too Many Requests', 429, { 'Retry-After': String(ratePeriod) });
}

/**
 * What a limiter counts by, the same in every isolate of a data centre: one of a million buckets.
 * Wherever the limiter keeps it, on disk too, no address can be read back from it: even of the IPv4
 * addresses, 4,096 share each bucket. That two visitors meet in one within a minute is unlikely.
 */
async function bucketOf(network: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(network));
  const [first = 0] = new Uint32Array(digest);
  return String(first >>> 12);
}
