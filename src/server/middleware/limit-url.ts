import type { MiddlewareHandler } from 'hono';

/** Characters of path and query, ten times those of the longest link of the site. */
const longestTarget = 2048;

/** Middleware that answers 414 to a longer path and query, before anything copies it. */
export function limitUrl(): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (pathname.length + search.length > longestTarget) return c.text('414 URI Too Long', 414);
    return next();
  };
}
