import type { MiddlewareHandler } from 'hono';
import { asTyped } from '../../contact/outcome.ts';
import type { Submission } from '../../contact/submission.ts';
import { logError } from '../../log.ts';
import { getTexts } from '../../texts.ts';
import type { RequestEnvironment } from '../request-environment.ts';
import { networkOf } from './network-of.ts';
import { createSlidingWindow } from './sliding-window.ts';

/** Runs after `requireSubmission`. */
type Posted = RequestEnvironment & { Variables: { submission: Submission } };

/** Seconds. */
const period = 60;

/**
 * How many submissions an address may make in a period: `stored` counts those that would be stored,
 * like RATE_LIMIT in wrangler.jsonc; `refused` those whose fields are refused. The latter cost a
 * page but no lead, and people may correct a form more than five times.
 */
const limits = { stored: 5, refused: 30 } as const;

/**
 * 429 for the sixth submission of an address within a minute, or the thirty-first whose fields are
 * refused; the two kinds are counted apart. An IPv6 network of 64 bits counts as one address.
 * RATE_LIMIT counts what would be stored in a whole data centre, but per minute of the clock; this
 * instance's own count closes the gap between two such minutes. A posted document is answered by
 * its page, with the failure shown and the values kept; in the browser the form itself shows the
 * failure.
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
    // The page is rendered as if for a GET: no action runs.
    c.req.raw = new Request(c.req.url, { headers: { Accept: 'text/html' } });
    await next();
    // A page that failed keeps its status, so that the failure is reported.
    if (c.res.status !== 200) return;
    c.res = new Response(c.res.body, { status: 429, headers: c.res.headers });
    c.res.headers.set('Retry-After', String(period));
  };
}

/** If the limiter fails, nobody is kept out. */
async function isAllowed(limiter: RateLimit, key: string): Promise<boolean> {
  try {
    return (await limiter.limit({ key })).success;
  } catch (error) {
    logError('rate-limit-failed', error);
    return true;
  }
}
