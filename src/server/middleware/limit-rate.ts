import type { MiddlewareHandler } from 'hono';
import { isAllowed, networksOf, ratePeriod } from '../../runtime/rate-limit.ts';
import type { HonoEnv } from '../hono-env.ts';

/** Middleware that answers 429 once a network exceeds the limit of a binding in wrangler.jsonc. */
export function limitRate(
  binding: 'RATE_LIMIT_NETWORK' | 'RATE_LIMIT_REPORTS',
): MiddlewareHandler<HonoEnv> {
  return async (c, next) => {
    const { network } = networksOf(c.req.header('CF-Connecting-IP'));
    if (await isAllowed(c.env[binding], network)) return next();
    return c.text('429 Too Many Requests', 429, { 'Retry-After': String(ratePeriod) });
  };
}
