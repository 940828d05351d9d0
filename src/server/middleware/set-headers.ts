import type { MiddlewareHandler } from 'hono';
import { headers, type ResponseKind } from '../headers.ts';
import type { HonoEnv } from '../hono-env.ts';
import { replaceResponse } from '../replace-response.ts';

/**
 * Middleware that adds the headers of a kind of response, from the table in headers.ts. Existing
 * headers stay, so a route's own kind runs before the app's `plain`. Redirects and errors only get
 * those of `plain`, since a temporary failure must not be cached. In development, Vite and React
 * need inline code, so there is no policy.
 */
export function setHeaders(kind: ResponseKind): MiddlewareHandler<HonoEnv> {
  return async (c, next) => {
    await next();
    const { status } = c.res;
    // A page that explains why a form was refused is still a page.
    const isPage = status < 500 && c.res.headers.get('Content-Type')?.startsWith('text/html');
    if (kind !== 'plain' && status !== 200 && status !== 304 && !isPage) return;
    // Copies the response, since the headers of a fetched one are immutable.
    const response = new Response(c.res.body, c.res);
    for (const [name, value] of Object.entries(headers[kind])) {
      if (import.meta.env.DEV && name === 'Content-Security-Policy') continue;
      if (!response.headers.has(name)) response.headers.set(name, value);
    }
    replaceResponse(c, response);
  };
}
