import type { Context, MiddlewareHandler } from 'hono';
import { csrf as honoCsrf } from 'hono/csrf';

/**
 * Hono's CSRF middleware: 403 unless the Origin is ours or, without one, Sec-Fetch-Site is
 * `same-origin`. All current browsers send one of the two.
 */
export function csrf(): MiddlewareHandler {
  return honoCsrf({
    origin: isOwn,
    secFetchSite: (site, c) => site === 'same-origin' && c.req.header('Origin') === undefined,
  });
}

/** Behind a proxy that terminates TLS, the Origin says https but the request URL http. */
function isOwn(origin: string, c: Context): boolean {
  const { origin: own, host } = new URL(c.req.url);
  return origin === own || origin === `https://${host}`;
}
