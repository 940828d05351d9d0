import { acceptLead } from '../contact/accept-lead.tsx';
import { ratePeriod } from '../contact/rate-limit.ts';
import { parseSubmission } from '../contact/submission.ts';
import type { Render } from './hono-env.ts';
import { contextOf } from './pages.ts';

/**
 * Creates the handler of the form posted without JavaScript. The response is the page with the
 * result: 400 if the form was incomplete, 429 with `Retry-After` over the rate limit, else 200.
 * Anything but our form gets 400 without a page.
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
    const isLimited = result.status === 'limited';
    const status = isLimited ? 429 : submission.isComplete ? 200 : 400;
    const response = new Response(page.body, { status, headers: page.headers });
    if (isLimited) response.headers.set('Retry-After', String(ratePeriod));
    return response;
  };
}
