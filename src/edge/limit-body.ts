import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isReading } from './is-reading.ts';

/**
 * 413 for a body of more than 32 KiB, even if its length is not declared; 400 for one that comes
 * with GET or HEAD, since nothing here reads such a body.
 */
export function limitBody(): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize: 32 * 1024,
    onError: (c) => c.text('413 Content Too Large', 413),
  });
  return (c, next) => {
    if (!isReading(c.req)) return limit(c, next);
    return c.req.raw.body ? Promise.resolve(c.text('400 Bad Request', 400)) : next();
  };
}
