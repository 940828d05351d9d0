import type { MiddlewareHandler } from 'hono';
import { logEvent } from '../../runtime/log.ts';

/** Middleware that logs the status of each failed submission, but none of its content. */
export function logRefusals(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.res.status >= 400) logEvent('submission-refused', { status: c.res.status });
  };
}
