import type { MiddlewareHandler } from 'hono';

/** Middleware that answers 400 to a GET or HEAD with a body, which no handler would read. */
export function noBody(): MiddlewareHandler {
  return async (c, next) => {
    const { method, body } = c.req.raw;
    if (body && (method === 'GET' || method === 'HEAD')) return c.text('400 Bad Request', 400);
    return next();
  };
}
