import type { Context, MiddlewareHandler } from 'hono';
import { csrf as honoCsrf } from 'hono/csrf';

/**
 * 403 for a form that another site sends: the Origin must be our own or, if there is none,
 * Sec-Fetch-Site must say so. All current browsers send one of the two.
 */
export function csrf(): MiddlewareHandler {
  const check = honoCsrf({
    origin: isOwn,
    secFetchSite: (site, c) => site === 'same-origin' && c.req.header('Origin') === undefined,
  });
  return async (c, next) => {
    try {
      await check(c, async () => undefined);
    } catch {
      return c.text('403 Forbidden', 403);
    }
    return next();
  };
}

/** Behind a proxy that ends TLS, the browser's origin says https and the request's URL http. */
function isOwn(origin: string, c: Context): boolean {
  const { origin: own, host } = new URL(c.req.url);
  return origin === own || origin === `https://${host}`;
}
