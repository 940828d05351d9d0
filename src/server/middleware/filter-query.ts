import type { MiddlewareHandler } from 'hono';
import { codeParameters, sentParameter, termParameter } from '../site/constants.ts';
import type { RequestEnvironment } from './request-environment.ts';

const known = new Set<string>([...codeParameters, sentParameter, termParameter]);

/**
 * Removes from the contact page's query what the site does not know: the page repeats its query in
 * every language link and in the data that React hydrates with.
 */
export function filterQuery(): MiddlewareHandler<RequestEnvironment> {
  return (c, next) => {
    if (c.var.route?.page !== 'contact') return next();
    const url = new URL(c.req.url);
    const query = [...url.searchParams].filter(([name]) => known.has(name));
    if (query.length < url.searchParams.size) {
      url.search = String(new URLSearchParams(query));
      c.req.raw = new Request(url, c.req.raw);
    }
    return next();
  };
}
