import { logError, logEvent } from '../log.ts';
import type { Environment, LeadMessage } from '../request.ts';
import { webhookKey } from '../secret.ts';
import {
  claimLead,
  endRound,
  markDelivered,
  markRefused,
  takeDue,
  unclaimLead,
} from './delivery-store.ts';
import { isoTime } from './iso-time.ts';
import type { Lead } from './lead.ts';
import { nextStep } from './next-step.ts';
import { type Answer, deliverToWebhook, type Receiver } from './webhook.ts';

/**
 * Milliseconds within which a queue is done with a lead: six attempts of up to 10 s, and five waits
 * of up to 32 s between them.
 */
const roundTime = 4 * 60 * 1000;

/**
 * For how many milliseconds an attempt claims a lead: time for the answer, and for recording it.
 */
const claim = 30_000;

/** How many leads of a batch are posted at a time: a worker may open six connections at once. */
const lanes = 5;

/**
 * Posts leads that a queue hands in, several at a time. After a temporary failure the queue tries
 * again, and in the end hands the lead to the dead-letter queue; after a final one the lead waits
 * in the store for its next round.
 */
export async function deliverLeads(messages: readonly Message<LeadMessage>[], env: Environment) {
  const receiver = findReceiver(env);
  await inLanes(messages, async (message) => {
    const { id } = message.body;
    const delaySeconds = receiver && (await deliverLead(id, message.attempts, receiver, env.DB));
    if (delaySeconds) message.retry({ delaySeconds });
    else message.ack();
  });
}

/**
 * Undefined if no receiver is set, or if there is no key to sign with: leads then wait in the
 * store.
 */
function findReceiver(env: Environment): Receiver | undefined {
  if (!env.LEADS_WEBHOOK_URL) return undefined;
  try {
    return { url: env.LEADS_WEBHOOK_URL, key: webhookKey(env) };
  } catch (error) {
    logError('leads-not-signed', error);
    return undefined;
  }
}

/** Does the work for each item, in order, several at a time. */
async function inLanes<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const rest = items.values();
  const lane = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/**
 * Attempts a delivery. Returns the seconds after which the queue should try again, 0 if it need
 * not.
 */
async function deliverLead(
  id: string,
  attempt: number,
  receiver: Receiver,
  db: D1Database,
): Promise<number> {
  try {
    const until = isoTime(claim);
    const lead = await claimLead(db, id, { now: isoTime(), until });
    if (!lead) return 0;
    const step = nextStep(await ask(receiver, lead, attempt), attempt);
    switch (step.kind) {
      case 'delivered':
        await markDelivered(db, id);
        return 0;
      case 'refused':
        await markRefused(db, id);
        logError('receiver-refuses-lead', undefined, { id });
        return 0;
      case 'rest':
        await endRound(db, id, step.atLeast);
        logError('lead-undeliverable', undefined, { id });
        return 0;
      case 'retry':
        await unclaimLead(db, id, until);
        return step.after;
    }
  } catch (error) {
    // If the claim is still there, the cron run finds the lead.
    logError('store-failing', error, { id, attempt });
    return 2 ** attempt;
  }
}

/** The receiver's answer to a lead, undefined if none came. Logs both cases. */
async function ask(receiver: Receiver, lead: Lead, attempt: number): Promise<Answer | undefined> {
  const { id } = lead;
  try {
    const answer = await deliverToWebhook(receiver, lead);
    const { ok, status } = answer;
    logEvent(ok ? 'lead-delivered' : 'delivery-refused', { id, attempt, status });
    return answer;
  } catch (error) {
    logError('delivery-failed', error, { id, attempt });
    return undefined;
  }
}

/** Ends the round of leads that none of its attempts delivered. */
export async function buryLeads(messages: readonly Message<LeadMessage>[], env: Environment) {
  for (const message of messages) {
    const { id } = message.body;
    await endRound(env.DB, id);
    logError('lead-undeliverable', undefined, { id });
    message.ack();
  }
}

/** Queues every stored lead that is due and in no queue, and logs how many there were. */
export async function requeueLeads(env: Environment): Promise<void> {
  if (!findReceiver(env)) return;
  const moments = { now: isoTime(), stale: isoTime(-roundTime) };
  let count = 0;
  for (;;) {
    const ids = await takeDue(env.DB, moments);
    if (ids.length === 0) break;
    await env.QUEUE.sendBatch(ids.map((id) => ({ body: { id } })));
    count += ids.length;
  }
  logEvent('leads-requeued', { count });
}
