import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isSafeMethod } from './safe-method.ts';

/**
 * 413 for a body of more than 32 KiB, even if its length is not declared; 400 for one that breaks
 * off, or that comes with GET or HEAD, since nothing here reads such a body.
 */
export function limitBody(): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize: 32 * 1024,
    onError: (c) => c.text('413 Content Too Large', 413),
  });
  return async (c, next) => {
    const isRefused = c.req.raw.body && isSafeMethod(c.req.method);
    if (isRefused) return c.text('400 Bad Request', 400);
    try {
      return await limit(c, next);
    } catch {
      // The client has left; nothing of ours has failed.
      return c.text('400 Bad Request', 400);
    }
  };
}
