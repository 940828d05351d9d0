import type { MiddlewareHandler } from 'hono';
import { encodeBase64 } from 'hono/utils/encode';
import { contactPolicy } from './headers.ts';
import type { RequestEnvironment } from './request-environment.ts';

/** Gives every response of the contact page a nonce of its own, and the policy that names it. */
export function createNonce(): MiddlewareHandler<RequestEnvironment> {
  return async (c, next) => {
    if (c.var.route?.page !== 'contact') return next();
    // 128 bits, as the CSP asks for.
    const nonce = encodeBase64(crypto.getRandomValues(new Uint8Array(16)).buffer);
    c.set('nonce', nonce);
    await next();
    c.header('Content-Security-Policy', contactPolicy(nonce));
  };
}
