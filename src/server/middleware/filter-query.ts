import type { MiddlewareHandler } from 'hono';
import { codeParameters, sentParameter, termParameter } from '../../site/constants.ts';

const known = new Set<string>([...codeParameters, sentParameter, termParameter]);

/**
 * Middleware that removes unknown parameters, which a hydrated page would repeat in every language
 * link and in its hydration data.
 */
export function filterQuery(): MiddlewareHandler {
  return (c, next) => {
    const url = new URL(c.req.url);
    const query = [...url.searchParams].filter(([name]) => known.has(name));
    if (query.length < url.searchParams.size) {
      url.search = String(new URLSearchParams(query));
      c.req.raw = new Request(url, c.req.raw);
    }
    return next();
  };
}
