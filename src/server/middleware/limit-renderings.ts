import type { Context, MiddlewareHandler, Next } from 'hono';
import { sleep } from '../../runtime/timing.ts';
import type { HonoEnv } from '../hono-env.ts';
import { replaceResponse } from '../replace-response.ts';
import { errorPage } from '../routes/error-page.ts';
import { wholePage } from '../whole-page.ts';

/** Milliseconds that a request waits for its turn. */
const maxWait = 30_000;

/**
 * Middleware that renders at most `limit` pages at a time, since thousands at once exhaust the 128 MB
 * of an isolate. Other requests wait, and get 503 after 30 s. A page that confirms a stored lead waits
 * as long as it takes.
 */
export function limitRenderings(limit = 50): MiddlewareHandler<HonoEnv> {
  let running = 0;
  return async (c, next) => {
    const isSent = c.var.posted?.result.status === 'sent';
    const end = isSent ? Infinity : Date.now() + maxWait;
    // Polls, since workerd does not let requests share a promise. A visitor who leaves is not counted.
    while (running >= limit) {
      if (Date.now() >= end) return errorPage(c, 503);
      await sleep(100);
    }
    running++;
    const rendering = render(c, next).finally(() => running--);
    // If the visitor leaves, nothing after an `await` runs except in such a promise.
    c.executionCtx.waitUntil(rendering.catch(() => undefined));
    await rendering;
  };
}

/** Renders the whole page. workerd never frees a rendering whose body is not read to its end. */
async function render(c: Context, next: Next): Promise<void> {
  await next();
  replaceResponse(c, await wholePage(c.res));
}
