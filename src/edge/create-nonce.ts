import type { MiddlewareHandler } from 'hono';
import { randomToken } from './digest.ts';
import { contactPolicy } from './headers.ts';
import type { RequestEnvironment } from './request-environment.ts';

/** Gives every answer of the contact page a nonce of its own, and the policy that names it. */
export function createNonce(): MiddlewareHandler<RequestEnvironment> {
  return async (c, next) => {
    if (c.var.route?.page !== 'contact') return next();
    const nonce = randomToken();
    c.set('nonce', nonce);
    await next();
    c.header('Content-Security-Policy', contactPolicy(nonce));
  };
}
