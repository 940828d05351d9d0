import type { MiddlewareHandler } from 'hono';
import { failed } from '../../contact/outcome.ts';
import type { Submission } from '../../contact/submission.ts';
import { getIntl } from '../../intl/get-intl.ts';
import { logError } from '../../worker/log.ts';
import type { RequestEnvironment } from '../request-environment.ts';
import { networksOf } from './networks-of.ts';
import { showRefusal } from './show-refusal.ts';

/** Runs after `requireSubmission`. */
type Posted = RequestEnvironment & { Variables: { submission: Submission } };

/** Seconds, as in wrangler.jsonc. */
const period = 60;

/**
 * 429 for the sixth lead of an address within a minute, or the twenty-first submission of its
 * network, whether its fields are valid or not: people may correct a form more than five times. A
 * posted document is answered by its page, with the failure shown and the values kept; in the
 * browser the form itself shows the failure.
 */
export function limitSubmissions(): MiddlewareHandler<Posted> {
  return async (c, next) => {
    const { submission, route } = c.var;
    const { address, network } = networksOf(c.req.header('CF-Connecting-IP') ?? '');
    const isAdmitted =
      (await isAllowed(c.env.RATE_LIMIT_NETWORK, network)) &&
      (!submission.parsed.success || (await isAllowed(c.env.RATE_LIMIT, address)));
    if (isAdmitted) return next();
    if (route) {
      await showRefusal(c, next, failed(submission), 429);
    } else {
      const { t } = getIntl(submission.locale);
      c.res = c.text(t('contact.error.sending'), 429);
    }
    if (c.res.status === 429) c.res.headers.set('Retry-After', String(period));
    return;
  };
}

/** If the limiter fails, nobody is kept out. */
async function isAllowed(limiter: RateLimit, network: string): Promise<boolean> {
  try {
    return (await limiter.limit({ key: await bucketOf(network) })).success;
  } catch (error) {
    logError('rate-limit-failed', error);
    return true;
  }
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
