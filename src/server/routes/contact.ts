import type { MiddlewareHandler } from 'hono';
import { acceptLead } from '../../contact/accept-lead.ts';
import type { Submission } from '../../contact/submission.ts';
import { codeParameter, sentParameter } from '../../site/constants.ts';
import { localePath } from '../../site/pages.ts';
import type { RequestEnvironment } from '../request-environment.ts';
import { showRefusal } from './show-refusal.ts';

/** Runs after `requireSubmission`. */
type Posted = RequestEnvironment & { Variables: { submission: Submission } };

/**
 * Accepts the lead of a posted document, which comes from a browser without scripting: for others
 * the action does. Success redirects, so that a reload stores nothing again.
 */
export function acceptDocuments(): MiddlewareHandler<Posted> {
  return async (c, next) => {
    const { submission, route } = c.var;
    if (!route) return next();
    const outcome = await acceptLead(submission, c);
    if (outcome.status !== 'sent') return showRefusal(c, next, outcome, 200);
    const { code, locale } = submission;
    const query = new URLSearchParams({ [codeParameter]: code, [sentParameter]: outcome.id });
    return c.redirect(`${localePath(locale, 'contact')}?${query}`, 303);
  };
}
