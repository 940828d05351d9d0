import type { MiddlewareHandler } from 'hono';
import { replaceResponse } from './replace-response.ts';
import type { RequestEnvironment } from './request-environment.ts';
import { isSafeMethod } from './safe-method.ts';

/**
 * Renders a streamed page to its end, even if its visitor leaves. workerd never frees a rendering
 * that is aborted while it waits for a promise: the promise and its asynchronous context keep each
 * other alive, and the whole page with them.
 */
export function finishRendering(): MiddlewareHandler<RequestEnvironment> {
  return async (c, next) => {
    await next();
    const { body } = c.res;
    // Other pages are read to their end before anything is sent.
    const isStreamed = c.var.route?.page === 'contact' || !isSafeMethod(c.req.method);
    if (!body || !isStreamed) return;
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    // At the visitor's pace. Whoever asks by HEAD is sent nothing, and so never reads.
    const sent =
      c.req.method === 'HEAD' ? writable.abort() : body.pipeTo(writable, { preventCancel: true });
    const readToEnd = () => body.pipeTo(new WritableStream());
    // React has already logged whatever breaks the rendering.
    c.executionCtx.waitUntil(sent.then(readToEnd, readToEnd).catch(() => undefined));
    replaceResponse(c, new Response(readable, c.res));
  };
}
