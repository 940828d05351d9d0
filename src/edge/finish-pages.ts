import type { MiddlewareHandler } from 'hono';
import { findRoute } from '../routes.ts';
import { requestPath } from './request-path.ts';
import { stripFramework } from './strip-framework.ts';

/** Takes from a rendered content page what it does not need: the framework. */
export function finishPages(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const route = findRoute(requestPath(c.req.raw));
    if (!route || route.page === 'contact' || c.res.status !== 200) return;
    const page = new Response(stripFramework(c.res).body, c.res);
    // Waku's mark against compression, which only streamed pages need.
    page.headers.delete('Content-Encoding');
    c.res = undefined;
    c.res = page;
  };
}
