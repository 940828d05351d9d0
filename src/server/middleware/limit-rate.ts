import type { MiddlewareHandler } from 'hono';
import { isAllowed, ratePeriod } from '../../runtime/rate-limit.ts';
import type { HonoEnv } from '../hono-env.ts';

/** Middleware that answers 429 to a network that reports too many events. */
export function limitRate(): MiddlewareHandler<HonoEnv> {
  return async (c, next) => {
    const address = c.req.header('CF-Connecting-IP');
    if (await isAllowed(c.env.RATE_LIMIT_EVENTS, address)) return next();
    return c.text('429 Too Many Requests', 429, { 'Retry-After': String(ratePeriod) });
  };
}
