import type { MiddlewareHandler } from 'hono';
import { encodeBase64 } from 'hono/utils/encode';
import { hydratedPolicy } from '../headers.ts';
import type { HonoEnv } from '../hono-env.ts';

/** Middleware that adds a fresh nonce and a policy that names it to each response. */
export function nonce(): MiddlewareHandler<HonoEnv> {
  return async (c, next) => {
    // 128 bits, as CSP requires.
    const value = encodeBase64(crypto.getRandomValues(new Uint8Array(16)).buffer);
    c.set('nonce', value);
    await next();
    // The error page sets its own.
    if (c.res.headers.has('Content-Security-Policy')) return;
    c.header('Content-Security-Policy', hydratedPolicy(value));
  };
}
