import type { Context } from 'hono';
import { codeQuery, findAffiliate, readCode } from '../../contact/affiliates.ts';

/** Redirects a page's path with a trailing slash to the page, with the query. */
export function redirectUnslashed(c: Context): Response {
  const { pathname, search } = new URL(c.req.url);
  return c.redirect(pathname.slice(0, -1) + search, 308);
}

/**
 * Redirects any other path to the English landing page. The location takes nothing from the request
 * but the code of a known affiliate.
 */
export function redirectHome(c: Context): Response {
  const affiliate = findAffiliate(readCode(new URL(c.req.url).searchParams));
  return c.redirect(affiliate ? `/?${codeQuery(affiliate)}` : '/', 307);
}
