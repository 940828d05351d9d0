import type { MiddlewareHandler } from 'hono';
import type { HonoEnv } from '../hono-env.ts';
import { replaceResponse } from '../replace-response.ts';
import { busyPage } from '../routes/error-page.ts';

/** Bytes buffered for a slow client: more than any page has, so no rendering waits for one. */
const buffer = 256 * 1024;

/**
 * Middleware that streams at most `limit` pages at a time; further requests get 503. Each page
 * waits for a second of simulated loading, and 1,000 at once exhaust the 128 MB of an isolate.
 * Every page is rendered to its end, even if its visitor is slow or leaves: workerd never frees a
 * rendering that is aborted while it waits for a promise.
 */
export function limitRenderings(limit = 300): MiddlewareHandler<HonoEnv> {
  let running = 0;
  return async (c, next) => {
    if (running >= limit) return busyPage(c);
    running++;
    await next();
    const { body } = c.res;
    if (!body) {
      running--;
      return;
    }
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>(
      {},
      undefined,
      new ByteLengthQueuingStrategy({ highWaterMark: buffer }),
    );
    const sent = body.pipeTo(writable, { preventCancel: true });
    const readToEnd = () => body.pipeTo(new WritableStream());
    // React has already logged the error.
    const finished = sent.then(readToEnd, readToEnd).catch(() => undefined);
    c.executionCtx.waitUntil(finished.finally(() => running--));
    replaceResponse(c, new Response(readable, c.res));
  };
}
