import type { MiddlewareHandler } from 'hono';
import type { RequestVariables } from '../nonce.ts';
import { findRoute } from '../routes.ts';
import { randomToken } from './digest.ts';
import { contactPolicy } from './headers.ts';
import { requestPath } from './request-path.ts';

/** Gives every answer of the contact page a nonce of its own, and the policy that names it. */
export function createNonce(): MiddlewareHandler<{ Variables: RequestVariables }> {
  return async (c, next) => {
    const route = findRoute(requestPath(c.req.raw));
    if (route?.page !== 'contact') return next();
    const nonce = randomToken();
    c.set('nonce', nonce);
    await next();
    c.header('Content-Security-Policy', contactPolicy(nonce));
  };
}
