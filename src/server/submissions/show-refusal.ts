import type { Context, Next } from 'hono';
import type { Refusal } from '../../contact/outcome.ts';

/**
 * Answers a posted document with the contact page, which says how the form was refused. A page that
 * failed keeps its own status, so that the failure is reported.
 */
export async function showRefusal(
  c: Context,
  next: Next,
  refusal: Refusal,
  status: number,
): Promise<void> {
  c.set('refusal', refusal);
  c.req.raw = new Request(c.req.url, { headers: { Accept: 'text/html' } });
  await next();
  if (c.res.status === 200) c.res = new Response(c.res.body, { status, headers: c.res.headers });
}
