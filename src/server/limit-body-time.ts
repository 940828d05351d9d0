import type { MiddlewareHandler } from 'hono';
import { sleep } from '../runtime/timing.ts';
import { isSafeMethod } from './safe-method.ts';

/** 408 for a body that is not here within `limit` milliseconds; ours take far less. */
export function limitBodyTime(limit = 15_000): MiddlewareHandler {
  return async (c, next) => {
    const { body } = c.req.raw;
    if (!body || isSafeMethod(c.req.method)) return next();
    let isWhole = false;
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    body.pipeTo(writable).then(
      () => {
        isWhole = true;
      },
      // Whoever reads the body finds it broken off, and handles that.
      () => undefined,
    );
    // Node, which runs the tests, wants `duplex` of a body that streams.
    const init: RequestInit & { duplex: 'half' } = { body: readable, duplex: 'half' };
    c.req.raw = new Request(c.req.raw, init);
    const handled = next();
    const isLate = await Promise.race([
      handled.then(() => false),
      sleep(limit).then(() => !isWhole),
    ]);
    return isLate ? c.text('408 Request Timeout', 408) : handled;
  };
}
