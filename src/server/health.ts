import type { Context } from 'hono';
import { logError } from '../log.ts';
import { withTimeout } from '../timing.ts';
import type { HonoEnv } from './hono-env.ts';

/** Answers `ready`, or 503 if the leads cannot be read within 5 s. */
export async function health(c: Context<HonoEnv>): Promise<Response> {
  try {
    await withTimeout(c.env.DB.prepare('SELECT id FROM leads LIMIT 1').first(), 5000);
    return c.text('ready');
  } catch (error) {
    logError('database-failed', error);
    return c.text('not ready', 503);
  }
}
