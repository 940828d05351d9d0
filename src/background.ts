import { queryAffiliate } from './contact/affiliates.ts';
import { crons } from './leads/crons.ts';
import { buryLeads, deliverLeads, requeueLeads } from './leads/delivery.ts';
import { countStuck, deleteOlder } from './leads/lead-store.ts';
import { notifyOwner, requeueNotices } from './leads/notify-owner.ts';
import { logEvent } from './log.ts';
import type { Environment, LeadMessage } from './request.ts';
import { retention } from './site.ts';

/** The ending of the dead-letter queue's name in wrangler.jsonc. */
export const deadLetterSuffix = '-dead';

/** What the worker does without a visitor's request: it consumes its queues and runs its crons. */
export const background = {
  async queue(batch: MessageBatch<LeadMessage>, env: Environment): Promise<void> {
    const { deliver = [], notify = [] } = Object.groupBy(
      batch.messages,
      ({ body }) => body.task ?? 'deliver',
    );
    if (batch.queue.endsWith(deadLetterSuffix)) return buryLeads(deliver, env);
    await Promise.all([
      deliverLeads(deliver, env),
      ...notify.map(({ body }) => notifyOwner(body.id, env, queryAffiliate)),
    ]);
  },

  /** A run that was triggered by hand, without a cron expression, requeues. */
  async scheduled({ cron }: ScheduledController, env: Environment): Promise<void> {
    if (cron === crons.retention) return tidy(env);
    // Webhook and mail fail for different reasons: neither waits for the other.
    const runs = await Promise.allSettled([requeueLeads(env), requeueNotices(env)]);
    const failures = runs.flatMap((run) => (run.status === 'rejected' ? [run.reason] : []));
    if (failures.length > 0) throw new AggregateError(failures, failures.join('; '));
  },
};

/**
 * Deletes the leads older than the retention period; logs how many, and how many are set aside:
 * only counts.
 */
async function tidy(env: Environment): Promise<void> {
  const before = new Date();
  before.setUTCFullYear(before.getUTCFullYear() - retention.years);
  const count = await deleteOlder(env.DB, before.toISOString());
  logEvent('leads-expired', { count });
  const { withheld } = await countStuck(env.DB);
  logEvent('leads-withheld', { count: withheld });
}
