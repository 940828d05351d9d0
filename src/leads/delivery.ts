import type { Environment } from '../environment.ts';
import { logError, logEvent } from '../log.ts';
import { claimUndelivered, findUndelivered, markDead, markDelivered } from './lead-store.ts';
import { secret } from './secret.ts';
import { deliverToWebhook } from './webhook.ts';

/** What a queue carries: the lead itself stays in the store, where it can be erased. */
export type LeadMessage = { id: string };

/**
 * Milliseconds within which a queue is through with a lead: six attempts of up
 * to 10 s and the 62 s between them, twice over.
 */
const ladder = 4 * 60 * 1000;

/** Hands a stored lead over to delivery. Where there is no receiver it waits in the store. */
export async function queueLead(env: Environment, id: string): Promise<void> {
  if (!env.LEADS_WEBHOOK_URL) return;
  try {
    await env.QUEUE.send({ id });
  } catch (error) {
    // The cron run finds it.
    logError('lead-not-queued', error, { id });
  }
}

/**
 * Posts the leads of a batch, one after the other: a lead that is queued twice
 * is found delivered the second time. What fails is tried again after 2, 4, 8,
 * 16 and 32 s, then given to the dead-letter queue.
 */
export async function deliverLeads(batch: MessageBatch<LeadMessage>, env: Environment) {
  for (const message of batch.messages) {
    if (await deliverLead(message.body.id, message.attempts, env)) message.ack();
    else message.retry({ delaySeconds: 2 ** message.attempts });
  }
}

/** Whether there is nothing left to do for this lead. */
async function deliverLead(id: string, attempt: number, env: Environment): Promise<boolean> {
  try {
    const lead = await findUndelivered(env.DB, id);
    if (!lead || !env.LEADS_WEBHOOK_URL) return true;
    const key = secret(env, 'LEADS_WEBHOOK_SECRET');
    const status = await deliverToWebhook(env.LEADS_WEBHOOK_URL, key, lead);
    const accepted = status >= 200 && status < 300;
    if (accepted) await markDelivered(env.DB, id);
    logEvent(accepted ? 'lead-delivered' : 'delivery-refused', { id, attempt, status });
    return accepted;
  } catch (error) {
    logError('delivery-failed', error, { id, attempt });
    return false;
  }
}

/** Notes the leads that no attempt delivered. */
export async function buryLeads(batch: MessageBatch<LeadMessage>, env: Environment) {
  for (const message of batch.messages) {
    const { id } = message.body;
    await markDead(env.DB, id);
    logError('lead-undeliverable', undefined, { id });
    message.ack();
  }
}

/**
 * Queues every stored lead that was never delivered and that no queue holds,
 * and logs how many. `patience` is how long a queue may hold one, in
 * milliseconds: 0 queues them all.
 */
export async function requeueLeads(env: Environment, patience = ladder): Promise<void> {
  if (!env.LEADS_WEBHOOK_URL) return;
  const now = new Date();
  const claim = {
    now: now.toISOString(),
    stale: new Date(now.getTime() - patience).toISOString(),
  };
  let count = 0;
  for (;;) {
    const ids = await claimUndelivered(env.DB, claim);
    if (ids.length === 0) break;
    await env.QUEUE.sendBatch(ids.map((id) => ({ body: { id } })));
    count += ids.length;
  }
  logEvent('leads-requeued', { count });
}
