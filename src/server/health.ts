import type { Context } from 'hono';
import { logError } from '../log.ts';
import { withTimeout } from '../timing.ts';
import type { HonoEnv } from './types.ts';

/** The last answer of the database, and when it was asked, in milliseconds since 1970. */
let isReady: boolean | undefined;
let askedAt = 0;

/**
 * Answers `ready`, or 503 if the leads cannot be read within 5 s. Asks the database at most once a
 * second, since anyone may request this.
 */
export async function health(c: Context<HonoEnv>): Promise<Response> {
  if (isReady === undefined || Date.now() >= askedAt + 1000) {
    askedAt = Date.now();
    isReady = await canRead(c.env.DB);
  }
  return isReady ? c.text('ready') : c.text('not ready', 503);
}

async function canRead(db: D1Database): Promise<boolean> {
  try {
    await withTimeout(db.prepare('SELECT id FROM leads LIMIT 1').first(), 5000);
    return true;
  } catch (error) {
    logError('database-failed', error);
    return false;
  }
}
