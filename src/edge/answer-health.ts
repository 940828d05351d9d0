import type { MiddlewareHandler } from 'hono';
import { logError } from '../worker/log.ts';
import { wrongVariable } from '../worker/variables.ts';
import { inTime, wait } from '../worker/wait.ts';
import type { RequestEnvironment } from './request-environment.ts';
import { isSafeMethod } from './safe-method.ts';

/** Milliseconds: how old a reading of the store may be, and how long taking one may last. */
const limits = { age: 10_000, probe: 5000 } as const;

/**
 * Answers `/healthz` for monitors: `ready`, or 503 if the lead store cannot be written, or if a
 * variable is wrong, which it names. The store is asked every 10 s at most.
 */
export function answerHealth(): MiddlewareHandler<RequestEnvironment> {
  const isWritable = storeReading();
  return async (c, next) => {
    if (c.var.path !== '/healthz' || !isSafeMethod(c.req.method)) return next();
    const wrong = wrongVariable(c.env);
    if (wrong) return c.text(`not ready: ${wrong}`, 503);
    return (await isWritable(c.env.DB)) ? c.text('ready') : c.text('not ready', 503);
  };
}

/**
 * Whether the store can be written, by a reading that is 10 s old at most. One request takes it
 * while the others wait for its value: on workerd they cannot share its promise.
 */
function storeReading(): (db: D1Database) => Promise<boolean> {
  let reading = { isWritable: false, at: -Infinity };
  let begun = -Infinity;
  return async (db) => {
    while (Date.now() - reading.at >= limits.age) {
      // One that never ended went with its visitor: somebody else takes over.
      if (Date.now() - begun >= limits.probe) {
        begun = Date.now();
        reading = { isWritable: await probe(db), at: Date.now() };
      } else await wait(20);
    }
    return reading.isWritable;
  };
}

/** Writes to the store. False if that fails, takes 5 s, or if a migration is missing. */
async function probe(db: D1Database): Promise<boolean> {
  try {
    const write = db.prepare('UPDATE health SET checked = ? RETURNING id');
    const written = write.bind(new Date().toISOString()).first();
    return (await inTime(written, limits.probe)) !== null;
  } catch (error) {
    logError('store-failing', error);
    return false;
  }
}
