import type { MiddlewareHandler } from 'hono';
import { encodeBase64 } from 'hono/utils/encode';
import { hydratedPolicy } from '../headers.ts';
import type { HonoEnv } from '../hono-env.ts';

/** Middleware that gives each response a nonce of its own, and a policy that names it. */
export function nonce(): MiddlewareHandler<HonoEnv> {
  return async (c, next) => {
    // 128 bits, as CSP asks for.
    const value = encodeBase64(crypto.getRandomValues(new Uint8Array(16)).buffer);
    c.set('nonce', value);
    await next();
    // The error page has its own.
    if (c.res.headers.has('Content-Security-Policy')) return;
    c.header('Content-Security-Policy', hydratedPolicy(value));
  };
}
