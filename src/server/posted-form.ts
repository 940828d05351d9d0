import { acceptLead } from '../contact/accept-form.tsx';
import type { SubmissionResult } from '../contact/form-result.ts';
import { parseSubmission, type Submission } from '../contact/parse-form.ts';
import { ratePeriod } from '../rate-limit.ts';
import { contextOf } from './pages.ts';
import type { Render } from './types.ts';

/**
 * Creates the handler of the form posted without JavaScript. The response is the page with the
 * result: 400 if the form was incomplete, 429 with `Retry-After` over the rate limit, 503 if the lead
 * could not be stored, else 200. Anything but our form gets 400 without a page.
 */
export function postContact(showPage: Render): Render {
  return async (c) => {
    const form = await c.req.formData().catch(() => undefined);
    const submission = form && parseSubmission(form);
    if (!submission) return c.text('400 Bad Request', 400);
    const result = await acceptLead(submission, contextOf(c));
    c.set('posted', { code: submission.code, result });
    const page = await showPage(c);
    // A page that failed keeps its own status.
    if (page.status !== 200) return page;
    const status = statusOf(result, submission);
    const response = new Response(page.body, { status, headers: page.headers });
    if (status === 429) response.headers.set('Retry-After', String(ratePeriod));
    return response;
  };
}

function statusOf(result: SubmissionResult, { isComplete }: Submission): 200 | 400 | 429 | 503 {
  if (result.status === 'limited') return 429;
  if (!isComplete) return 400;
  return result.status === 'failed' ? 503 : 200;
}
