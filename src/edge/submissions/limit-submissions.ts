import type { MiddlewareHandler } from 'hono';
import { keep } from '../../contact/outcome.ts';
import { logError } from '../../log.ts';
import { getTexts } from '../../texts.ts';
import type { RequestEnvironment } from '../request-environment.ts';
import { networkOf } from './network-of.ts';
import { createSlidingWindow } from './sliding-window.ts';

/** As RATE_LIMIT in wrangler.jsonc; the period is in seconds. */
const limit = 5;
const period = 60;

/**
 * 429 for the sixth submission of an address within a minute; an IPv6 network
 * of 64 bits counts as one address. RATE_LIMIT counts
 * for all instances of the worker, but by the minutes of the clock; this
 * instance's own count closes the gap at their border. A posted document is
 * answered by its page with the failure and the values kept; in the browser the
 * form itself shows the failure.
 */
export function limitSubmissions(): MiddlewareHandler<RequestEnvironment> {
  const admit = createSlidingWindow(limit, period * 1000);
  return async (c, next) => {
    const key = networkOf(c.req.header('CF-Connecting-IP') ?? '');
    if (admit(key) && (await isAllowed(c.env.RATE_LIMIT, key))) return next();
    const headers = { 'Retry-After': String(period) };
    if (!c.var.route) {
      const { t } = getTexts(c.var.submission.locale);
      return c.text(t('contact.error.sending'), 429, headers);
    }
    c.set('outcome', { status: 'failed', ...keep(c.var.submission) });
    // The page is rendered as if it were asked for: no action runs.
    c.req.raw = new Request(c.req.url, { headers: { Accept: 'text/html' } });
    await next();
    c.res = new Response(c.res.body, { status: 429, headers: c.res.headers });
    c.res.headers.set('Retry-After', String(period));
  };
}

/** A limiter that fails keeps nobody out. */
async function isAllowed(limiter: RateLimit, key: string): Promise<boolean> {
  try {
    return (await limiter.limit({ key })).success;
  } catch (error) {
    logError('rate-limit-failed', error);
    return true;
  }
}
