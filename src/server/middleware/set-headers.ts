import type { MiddlewareHandler } from 'hono';
import { headers, type ResponseKind, strictTransportSecurity } from '../headers.ts';
import type { HonoEnv } from '../hono-env.ts';
import { replaceResponse } from '../replace-response.ts';

/**
 * Middleware that adds the headers of a kind of response, from the table in headers.ts. A header
 * that is already set stays, so a route's own kind goes before the app's `plain`. Errors get
 * those of `plain` alone.
 */
export function setHeaders(kind: ResponseKind): MiddlewareHandler<HonoEnv> {
  return async (c, next) => {
    await next();
    const { status } = c.res;
    // A page that says how a form was refused is a page all the same.
    const isPage = status < 500 && c.res.headers.get('Content-Type')?.startsWith('text/html');
    if (kind !== 'plain' && status >= 400 && !isPage) return;
    // A copy: the headers of a fetched response are immutable.
    const response = new Response(c.res.body, c.res);
    for (const [name, value] of Object.entries(headers[kind])) {
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    response.headers.set('Strict-Transport-Security', strictTransportSecurity(c.env.HSTS));
    replaceResponse(c, response);
  };
}
