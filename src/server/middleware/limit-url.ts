import type { MiddlewareHandler } from 'hono';
import { headers } from './headers.ts';

/** Characters of path and query: ten times what any link of ours has. */
export const longestTarget = 2048;

/** 414 for a longer path and query, before anything copies it. */
export function limitUrl(): MiddlewareHandler {
  return async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    if (pathname.length + search.length <= longestTarget) return next();
    return c.text('414 URI Too Long', 414, headers.message);
  };
}
