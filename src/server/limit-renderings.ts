import type { Context } from 'hono';
import type { PostedForm } from '../contact/form-result.ts';
import { sleep } from '../timing.ts';
import { errorPage } from './error-page.ts';
import type { HonoEnv } from './types.ts';

/** How long a request waits for its turn. */
const maxWaitMs = 30_000;

/** The one that polls more often gets its turn earlier: a lost form is worse than a lost page. */
const [formPollMs, pagePollMs] = [20, 100];

/** A waiting request that has not polled for this time has lost its visitor. */
const pollTimeoutMs = 5000;

/**
 * Creates a function that runs at most `limit` renderings at a time, since thousands at once exhaust
 * the 128 MB of an isolate. Other requests wait, and get 503 after 30 s, or at once if `maxWaiting`
 * others wait. Forms go before pages, and one that confirms a stored lead waits as long as it takes.
 */
export function limitRenderings(limit = 50, maxWaiting = 300) {
  let running = 0;
  /** When each waiting request last polled, in milliseconds since 1970. */
  const waiting = new Map<symbol, number>();

  function isFull(): boolean {
    const oldest = Date.now() - pollTimeoutMs;
    for (const [id, polled] of waiting) if (polled < oldest) waiting.delete(id);
    return waiting.size >= maxWaiting;
  }

  return async (
    c: Context<HonoEnv>,
    render: () => Promise<Response>,
    posted?: PostedForm,
  ): Promise<Response> => {
    const id = Symbol();
    const isSent = posted?.result.status === 'sent';
    const end = running >= limit && isFull() ? 0 : Date.now() + maxWaitMs;
    // Polls, since workerd does not let requests share a promise. A visitor who leaves is not counted.
    while (running >= limit) {
      if (Date.now() >= end && !isSent) {
        waiting.delete(id);
        return errorPage(c, 503);
      }
      waiting.set(id, Date.now());
      await sleep(posted ? formPollMs : pagePollMs);
    }
    waiting.delete(id);
    running++;
    const rendering = render().finally(() => running--);
    // If the visitor leaves, nothing after an `await` runs except in such a promise.
    c.executionCtx.waitUntil(rendering.catch(() => undefined));
    return rendering;
  };
}
