import type { Context, Next } from 'hono';
import { acceptWithDelay } from '../../contact/accept-lead.ts';
import { parseSubmission } from '../../contact/submission.ts';
import { codeParameter, sentParameter } from '../../facts/constants.ts';
import { localePath } from '../../facts/pages.ts';
import { ratePeriod } from '../../runtime/rate-limit.ts';
import type { HonoEnv } from '../hono-env.ts';

/**
 * Handles the form posted without JavaScript. Redirects on success, so that a reload does not
 * resubmit. A refused form is shown with its values: 400 if incomplete, 429 with `Retry-After` if
 * limited, else 200. Anything but our form gets 400 without a page.
 */
export async function postContact(c: Context<HonoEnv>, next: Next): Promise<Response | undefined> {
  const form = await c.req.formData().catch(() => undefined);
  const submission = form && parseSubmission(form);
  if (!submission) return c.text('400 Bad Request', 400);
  const { env, executionCtx } = c;
  const address = c.req.header('CF-Connecting-IP');
  const result = await acceptWithDelay(submission, { env, executionCtx, address });
  if (result.status === 'sent') {
    const query = new URLSearchParams({
      [codeParameter]: submission.code,
      [sentParameter]: result.id,
    });
    return c.redirect(`${localePath(submission.locale, 'contact')}?${query}`, 303);
  }
  c.set('refusal', result);
  c.set('posted', form);
  c.req.raw = new Request(c.req.url, { headers: { Accept: 'text/html' } });
  await next();
  // A page that failed keeps its own status.
  if (c.res.status !== 200) return undefined;
  const isLimited = result.status === 'limited';
  const status = isLimited ? 429 : submission.wellFormed ? 200 : 400;
  c.res = new Response(c.res.body, { status, headers: c.res.headers });
  if (isLimited) c.res.headers.set('Retry-After', String(ratePeriod));
  return undefined;
}
