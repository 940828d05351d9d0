import type { Context, Next } from 'hono';
import { acceptLead } from '../../contact/accept-lead.tsx';
import { parseSubmission } from '../../contact/submission.ts';
import { ratePeriod } from '../../runtime/rate-limit.ts';
import type { HonoEnv } from '../hono-env.ts';

/**
 * Handles the form posted without JavaScript. The response is the page with the result: 400 if the
 * form was incomplete, 429 with `Retry-After` over the rate limit, else 200. Anything but our form
 * gets 400 without a page.
 */
export async function postContact(c: Context<HonoEnv>, next: Next): Promise<Response | undefined> {
  const form = await c.req.formData().catch(() => undefined);
  const submission = form && parseSubmission(form);
  if (!submission) return c.text('400 Bad Request', 400);
  const { env, executionCtx } = c;
  const address = c.req.header('CF-Connecting-IP');
  const result = await acceptLead(submission, { env, executionCtx, address });
  c.set('posted', { code: submission.code, result });
  c.req.raw = new Request(c.req.url, { headers: { Accept: 'text/html' } });
  await next();
  // A page that failed keeps its own status.
  if (c.res.status !== 200) return undefined;
  const isLimited = result.status === 'limited';
  const status = isLimited ? 429 : submission.isComplete ? 200 : 400;
  c.res = new Response(c.res.body, { status, headers: c.res.headers });
  if (isLimited) c.res.headers.set('Retry-After', String(ratePeriod));
  return undefined;
}
