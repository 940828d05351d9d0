import type { MiddlewareHandler } from 'hono';
import { findResource, findRoute } from '../routes.ts';
import type { RequestEnvironment } from './request-environment.ts';
import { requestPath } from './request-path.ts';

/**
 * Determines, once per request, what it is for: `c.var.path` and, if there is one, its route or
 * resource.
 */
export function findTarget(): MiddlewareHandler<RequestEnvironment> {
  return (c, next) => {
    const path = requestPath(c.req.url);
    c.set('path', path);
    c.set('route', findRoute(path));
    c.set('resource', findResource(path));
    return next();
  };
}
