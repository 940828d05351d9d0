import type { Context } from 'hono';
import { sleep } from '../timing.ts';
import { errorPage } from './error-page.ts';
import type { HonoEnv } from './hono-env.ts';

/** Milliseconds that a request waits for its turn. */
const maxWait = 30_000;

/**
 * Creates a function that runs at most `limit` renderings at a time, since thousands at once exhaust
 * the 128 MB of an isolate. Other requests wait, and get 503 after 30 s. A page that confirms a stored
 * lead waits as long as it takes.
 */
export function limitRenderings(limit = 50) {
  let running = 0;
  return async (c: Context<HonoEnv>, render: () => Promise<Response>): Promise<Response> => {
    const isSent = c.var.posted?.result.status === 'sent';
    const end = isSent ? Infinity : Date.now() + maxWait;
    // Polls, since workerd does not let requests share a promise. A visitor who leaves is not counted.
    while (running >= limit) {
      if (Date.now() >= end) return errorPage(c, 503);
      await sleep(100);
    }
    running++;
    const rendering = render().finally(() => running--);
    // If the visitor leaves, nothing after an `await` runs except in such a promise.
    c.executionCtx.waitUntil(rendering.catch(() => undefined));
    return rendering;
  };
}
