import type { Context } from 'hono';
import { withDatabaseTimeout } from '../leads/lead-store.ts';
import { logError } from '../log.ts';
import type { HonoEnv } from './types.ts';

/** Answers `ready`, or 503 if the leads cannot be read within 5 s. */
export async function health(c: Context<HonoEnv>): Promise<Response> {
  try {
    await withDatabaseTimeout(c.env.DB.prepare('SELECT id FROM leads LIMIT 1').first());
    return c.text('ready');
  } catch (error) {
    logError('database-failed', error);
    return c.text('not ready', 503);
  }
}
