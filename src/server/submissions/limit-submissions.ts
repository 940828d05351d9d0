import type { MiddlewareHandler } from 'hono';
import { failed } from '../../contact/outcome.ts';
import type { Submission } from '../../contact/submission.ts';
import { getIntl } from '../../intl/get-intl.ts';
import { isAllowed, ratePeriod } from '../rate-limit.ts';
import type { RequestEnvironment } from '../request-environment.ts';
import { networksOf } from './networks-of.ts';
import { showRefusal } from './show-refusal.ts';

/** Runs after `requireSubmission`. */
type Posted = RequestEnvironment & { Variables: { submission: Submission } };

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
    if (c.res.status === 429) c.res.headers.set('Retry-After', String(ratePeriod));
    return;
  };
}
