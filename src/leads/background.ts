import { logEvent } from '../log.ts';
import type { Environment } from '../request.ts';
import { retention } from '../site.ts';
import { crons } from './crons.ts';
import { buryLeads, deliverLeads, type LeadMessage, requeueLeads } from './delivery.ts';
import { countStuck, deleteOlder } from './lead-store.ts';

/** How the name ends that wrangler.jsonc gives to the queue of what could not be delivered. */
export const deadLetterSuffix = '-dead';

/** What the worker does when no visitor asks: it consumes its queues and keeps its hours. */
export const background = {
  async queue(batch: MessageBatch<LeadMessage>, env: Environment): Promise<void> {
    if (batch.queue.endsWith(deadLetterSuffix)) await buryLeads(batch, env);
    else await deliverLeads(batch, env);
  },

  /** A run that was triggered by hand, without a cron expression, does both, and at once. */
  async scheduled({ cron }: ScheduledController, env: Environment): Promise<void> {
    if (cron === crons.requeue) await requeueLeads(env);
    else if (cron !== crons.retention) await requeueLeads(env, 0);
    if (cron !== crons.requeue) await tidy(env);
  },
};

/** Deletes the leads older than the retention; logs how many, and how many are set aside: counts alone. */
async function tidy(env: Environment): Promise<void> {
  const before = new Date();
  before.setUTCFullYear(before.getUTCFullYear() - retention.years);
  const count = await deleteOlder(env.DB, before.toISOString());
  logEvent('leads-expired', { count });
  const { withheld } = await countStuck(env.DB);
  logEvent('leads-withheld', { count: withheld });
}
