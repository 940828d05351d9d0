import { crons } from './leads/crons.ts';
import { countUndelivered } from './leads/delivery-store.ts';
import { deleteOlder } from './leads/lead-store.ts';
import { deliverDue } from './leads/outbox.ts';
import { logEvent } from './log.ts';
import type { Environment } from './request.ts';
import { retention } from './site.ts';

/** What the worker does without a visitor's request: its crons. */
export const background = {
  async scheduled({ cron }: Pick<ScheduledController, 'cron'>, env: Environment): Promise<void> {
    await (cron === crons.retention ? tidy(env) : deliverDue(env));
  },
};

/** Deletes the leads older than the retention period; logs how many, and how many are undelivered. */
async function tidy(env: Environment): Promise<void> {
  const before = new Date();
  before.setUTCFullYear(before.getUTCFullYear() - retention.years);
  logEvent('leads-expired', { count: await deleteOlder(env.DB, before.toISOString()) });
  logEvent('leads-undelivered', { count: await countUndelivered(env.DB) });
}
