import type { MiddlewareHandler } from 'hono';
import { logEvent } from '../../runtime/log.ts';

/** Middleware that logs the status of each submission that ends in an error, and nothing it held. */
export function logRefusals(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.res.status >= 400) logEvent('submission-refused', { status: c.res.status });
  };
}
