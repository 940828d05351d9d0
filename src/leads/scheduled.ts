import { retention } from '../facts/business.ts';
import { logError, logEvent } from '../runtime/log.ts';
import { invalidVariable } from '../runtime/variables.ts';
import { deliverDue } from './outbox.ts';

/** The schedule in wrangler.jsonc (UTC) that deletes; the other one delivers. */
const daily = '17 3 * * *';

export async function scheduled(
  { cron }: Pick<ScheduledController, 'cron'>,
  env: Env,
): Promise<void> {
  await (cron === daily ? deleteExpired(env) : deliverDue(env));
}

/**
 * Deletes leads past the retention period. Logs their number, the number of leads that were
 * attempted without success, and any invalid variable.
 */
async function deleteExpired(env: Env): Promise<void> {
  const { DB } = env;
  const problem = invalidVariable(env);
  if (problem) logError('variable-invalid', undefined, { problem });
  const before = new Date();
  before.setUTCFullYear(before.getUTCFullYear() - retention.years);
  const expired = DB.prepare('DELETE FROM leads WHERE created_at < ? RETURNING id');
  const { results } = await expired.bind(before.toISOString()).all();
  logEvent('leads-expired', { count: results.length });
  const undelivered = DB.prepare(
    `SELECT COUNT(DISTINCT lead) AS count FROM deliveries
     WHERE done IS NULL AND attempts > 0`,
  );
  logEvent('leads-undelivered', { count: await undelivered.first<number>('count') });
}
