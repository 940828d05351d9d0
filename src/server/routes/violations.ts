import type { Context } from 'hono';
import * as v from 'valibot';
import { logEvent } from '../../runtime/log.ts';
import { policyDirectives } from '../headers.ts';

/**
 * Schemas of report bodies by Content-Type: `report-to`, and `report-uri` for browsers without the
 * Reporting API.
 */
const shapes = {
  'application/reports+json': v.pipe(
    v.string(),
    v.parseJson(),
    v.array(v.object({ body: v.object({ effectiveDirective: v.string() }) })),
    v.transform((reports) => reports.map(({ body }) => body.effectiveDirective)),
  ),
  'application/csp-report': v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ 'csp-report': v.object({ 'violated-directive': v.string() }) }),
    v.transform((report) => [report['csp-report']['violated-directive']]),
  ),
};

/**
 * Logs only how often each directive was violated. 415 for another type, 400 for invalid content.
 */
export async function violations(c: Context): Promise<Response> {
  const [type = ''] = (c.req.header('Content-Type') ?? '').toLowerCase().split(';');
  if (!isKnown(type)) return c.text('415 Unsupported Media Type', 415);
  const { success, output } = v.safeParse(shapes[type], await c.req.text());
  if (!success) return c.text('400 Bad Request', 400);
  logEvent('policy-violated', countDirectives(output));
  return c.body(null, 204);
}

function isKnown(type: string): type is keyof typeof shapes {
  return Object.hasOwn(shapes, type);
}

/** Counts each directive; older browsers also name its sources: `script-src 'self'`. */
function countDirectives(named: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of named) {
    const [, directive] = /^([a-z-]+?)(?:-elem|-attr)?(?: |$)/.exec(name) ?? [];
    const known = policyDirectives.find((one) => one === directive) ?? 'other';
    counts[known] = (counts[known] ?? 0) + 1;
  }
  return counts;
}
