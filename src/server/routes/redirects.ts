import type { Context } from 'hono';
import { findAffiliate, readCode, referralQuery } from '../../contact/affiliates.ts';

/** Redirects a page's path with a trailing slash to the page, keeping the query. */
export function redirectUnslashed(c: Context): Response {
  const { pathname, search } = new URL(c.req.url);
  return c.redirect(pathname.slice(0, -1) + search, 308);
}

/** Redirects any other path to the English landing page, keeping only a known affiliate's code. */
export function redirectHome(c: Context): Response {
  const affiliate = findAffiliate(readCode(new URL(c.req.url).searchParams));
  return c.redirect(`/${referralQuery(affiliate)}`, 307);
}
