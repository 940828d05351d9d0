import type { MiddlewareHandler } from 'hono';
import { logEvent } from '../../runtime/log.ts';

/** One line for each submission that ends in an error, without what it held. */
export function logRefusals(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.res.status >= 400) logEvent('submission-refused', { status: c.res.status });
  };
}
