import type { Context, MiddlewareHandler } from 'hono';
import { csrf as honoCsrf } from 'hono/csrf';

/**
 * Hono's CSRF middleware: 403 unless the form's Origin is the site's own or, without an Origin,
 * Sec-Fetch-Site says `same-origin`. All current browsers send one of the two.
 */
export function csrf(): MiddlewareHandler {
  return honoCsrf({
    origin: isOwn,
    secFetchSite: (site, c) => site === 'same-origin' && c.req.header('Origin') === undefined,
  });
}

/** Behind a proxy that ends TLS, the browser's origin says https and the request's URL http. */
function isOwn(origin: string, c: Context): boolean {
  const { origin: own, host } = new URL(c.req.url);
  return origin === own || origin === `https://${host}`;
}
