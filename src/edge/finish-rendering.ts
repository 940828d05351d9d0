import type { MiddlewareHandler } from 'hono';
import { isReading } from './is-reading.ts';
import { replaceAnswer } from './replace-answer.ts';
import type { RequestEnvironment } from './request-environment.ts';

/**
 * Renders a page that is streamed to its end, whether or not its visitor stays.
 * workerd never frees a rendering that is broken off while it waits for a promise:
 * the promise and its asynchronous context hold each other, with all of the page.
 */
export function finishRendering(): MiddlewareHandler<RequestEnvironment> {
  return async (c, next) => {
    await next();
    const { body } = c.res;
    // Other pages are read to their end before anything is sent.
    const isStreamed = c.var.route?.page === 'contact' || !isReading(c.req.raw);
    if (!body || !isStreamed) return;
    const [forVisitor, toItsEnd] = body.tee();
    // What breaks it React has logged.
    const finished = toItsEnd.pipeTo(new WritableStream()).catch(() => undefined);
    c.executionCtx.waitUntil(finished);
    replaceAnswer(c, new Response(forVisitor, c.res));
  };
}
