import type { MiddlewareHandler } from 'hono';
import { developmentPolicy } from '../headers.ts';

/** Middleware for development that relaxes the policy for Vite's scripts and styles. */
export function relaxPolicy(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const policy = c.res.headers.get('Content-Security-Policy');
    if (policy) c.header('Content-Security-Policy', developmentPolicy(policy));
  };
}
