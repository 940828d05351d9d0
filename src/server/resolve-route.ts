import type { MiddlewareHandler } from 'hono';
import { findResource, findRoute } from '../site/pages.ts';
import type { RequestEnvironment } from './request-environment.ts';

/**
 * Determines, once per request, what it is for: `c.var.path`, exactly as it was sent, and its route
 * or resource, if there is one.
 */
export function resolveRoute(): MiddlewareHandler<RequestEnvironment> {
  return (c, next) => {
    const path = new URL(c.req.url).pathname;
    c.set('path', path);
    c.set('route', findRoute(path));
    c.set('resource', findResource(path));
    return next();
  };
}
