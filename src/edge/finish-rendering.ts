import type { MiddlewareHandler } from 'hono';
import { isReading } from './is-reading.ts';
import { replaceAnswer } from './replace-answer.ts';
import type { RequestEnvironment } from './request-environment.ts';

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
    const isStreamed = c.var.route?.page === 'contact' || !isReading(c.req.raw);
    if (!body || !isStreamed) return;
    const [forVisitor, toItsEnd] = body.tee();
    // React has already logged whatever breaks the rendering.
    const finished = toItsEnd.pipeTo(new WritableStream()).catch(() => undefined);
    c.executionCtx.waitUntil(finished);
    replaceAnswer(c, new Response(forVisitor, c.res));
  };
}
