import type { MiddlewareHandler } from 'hono';
import { logError } from '../runtime/log.ts';
import { withTimeout } from '../runtime/timing.ts';
import { wrongVariable } from '../runtime/variables.ts';
import type { RequestEnvironment } from './request-environment.ts';
import { isSafeMethod } from './safe-method.ts';

/** Milliseconds: how long a reading of the store holds, and how long taking one may last. */
const limits = { age: 10_000, probe: 5000 } as const;

/**
 * Answers `/healthz` for monitors: `ready`, or 503 if the lead store cannot be written, or if a
 * variable is wrong, which it names. The store is asked every 10 s at most: whoever asks meanwhile
 * gets the last reading.
 */
export function answerHealth(): MiddlewareHandler<RequestEnvironment> {
  let isWritable = true;
  let probed = -Infinity;
  return async (c, next) => {
    if (c.var.path !== '/healthz' || !isSafeMethod(c.req.method)) return next();
    const wrong = wrongVariable(c.env);
    if (wrong) return c.text(`not ready: ${wrong}`, 503);
    if (Date.now() - probed >= limits.age) {
      probed = Date.now();
      isWritable = await probe(c.env.DB);
    }
    return isWritable ? c.text('ready') : c.text('not ready', 503);
  };
}

/** Writes to the store. False if that fails, takes 5 s, or if a migration is missing. */
async function probe(db: D1Database): Promise<boolean> {
  try {
    const write = db.prepare('UPDATE health SET checked = ? RETURNING id');
    const written = write.bind(new Date().toISOString()).first();
    return (await withTimeout(written, limits.probe)) !== null;
  } catch (error) {
    logError('store-failing', error);
    return false;
  }
}
