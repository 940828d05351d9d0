import type { MiddlewareHandler } from 'hono';
import { asTyped } from '../../contact/outcome.ts';
import type { Submission } from '../../contact/submission.ts';
import { logError } from '../../log.ts';
import { getTexts } from '../../texts.ts';
import type { RequestEnvironment } from '../request-environment.ts';
import { networkOf } from './network-of.ts';
import { createSlidingWindow } from './sliding-window.ts';

/** Stands behind `requireSubmission`. */
type Posted = RequestEnvironment & { Variables: { submission: Submission } };

/** Seconds. */
const period = 60;

/**
 * How many submissions of an address a period may hold: those that would be
 * stored, as RATE_LIMIT in wrangler.jsonc, and those whose fields are refused,
 * which cost a page and no lead: people correct a form more than five times.
 */
const limits = { stored: 5, refused: 30 } as const;

/**
 * 429 for the sixth submission of an address within a minute, or the thirty-first
 * whose fields are refused: these do not count among the others. An IPv6 network
 * of 64 bits counts as one address. RATE_LIMIT counts what would be stored in
 * a whole data centre, but by the minutes of the clock; this instance's own
 * count closes the gap at their border. A posted document is answered by its
 * page with the failure and the values kept; in the browser the form itself
 * shows the failure.
 */
export function limitSubmissions(): MiddlewareHandler<Posted> {
  const admitStored = createSlidingWindow(limits.stored, period * 1000);
  const admitRefused = createSlidingWindow(limits.refused, period * 1000);
  return async (c, next) => {
    const key = networkOf(c.req.header('CF-Connecting-IP') ?? '');
    const admitted = c.var.submission.fields.success
      ? admitStored(key) && (await isAllowed(c.env.RATE_LIMIT, key))
      : admitRefused(key);
    if (admitted) return next();
    const headers = { 'Retry-After': String(period) };
    if (!c.var.route) {
      const { t } = getTexts(c.var.submission.locale);
      return c.text(t('contact.error.sending'), 429, headers);
    }
    c.set('outcome', { status: 'failed', ...asTyped(c.var.submission) });
    // The page is rendered as if it were asked for: no action runs.
    c.req.raw = new Request(c.req.url, { headers: { Accept: 'text/html' } });
    await next();
    // A page that failed stays a failure, for it to be reported.
    if (c.res.status !== 200) return;
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
