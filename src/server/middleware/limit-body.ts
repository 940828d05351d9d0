import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { HTTPException } from 'hono/http-exception';
import { withTimeout } from '../../runtime/timing.ts';

/**
 * Middleware that reads the whole body up front: 413 beyond 32 KiB, declared or not, 408 after
 * `timeout` milliseconds, 400 if it breaks off. Handlers read it from `c.req`.
 */
export function limitBody({ timeout = 15_000 } = {}): MiddlewareHandler {
  const limitSize = bodyLimit({ maxSize: 32 * 1024 });
  return async (c, next) => {
    try {
      const read = limitSize(c, async () => void (await c.req.arrayBuffer()));
      await withTimeout(read, timeout);
    } catch (error) {
      if (error instanceof HTTPException) throw error;
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      return isLate ? c.text('408 Request Timeout', 408) : c.text('400 Bad Request', 400);
    }
    return next();
  };
}
