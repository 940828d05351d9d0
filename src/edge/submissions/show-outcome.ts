import type { Context, Next } from 'hono';
import type { Outcome } from '../../contact/outcome.ts';

/**
 * Answers a posted document with the contact page, which shows the outcome; no action runs. A page
 * that failed keeps its own status, so that the failure is reported.
 */
export async function showOutcome(
  c: Context,
  next: Next,
  outcome: Outcome,
  status: number,
): Promise<void> {
  c.set('outcome', outcome);
  c.req.raw = new Request(c.req.url, { headers: { Accept: 'text/html' } });
  await next();
  if (c.res.status === 200) c.res = new Response(c.res.body, { status, headers: c.res.headers });
}
