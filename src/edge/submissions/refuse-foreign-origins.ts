import type { MiddlewareHandler } from 'hono';

/**
 * 403 for a form that another site sends: the Origin must be our own or, if there is none,
 * Sec-Fetch-Site must say so. All current browsers send one of the two.
 */
export function refuseForeignOrigins(): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('Origin');
    const ours =
      origin === undefined
        ? c.req.header('Sec-Fetch-Site') === 'same-origin'
        : isOwn(origin, new URL(c.req.url));
    return ours ? next() : c.text('403 Forbidden', 403);
  };
}

/**
 * Behind a proxy that terminates TLS, the browser's origin says https and the request's URL http.
 */
function isOwn(origin: string, { origin: own, host }: URL): boolean {
  return origin === own || origin === `https://${host}`;
}
