import { logError } from '../log.ts';
import type { Environment, LeadMessage } from '../request.ts';
import type { Lead } from './lead.ts';
import { type Stored, storeLead } from './lead-store.ts';

/**
 * Commits a lead and queues it for everyone who is to be told. `attempted` settles when the queue has
 * it: wait for it after the visitor has been answered. Throws as `storeLead` does.
 */
export async function takeLead(
  env: Environment,
  lead: Lead,
): Promise<Stored & { attempted: Promise<void> }> {
  const messages = messagesOf(env, lead);
  const noted = (task?: 'notify') =>
    messages.some((message) => message.task === task) ? lead.createdAt : null;
  const stored = await storeLead(env.DB, lead, { queuedAt: noted(), notifyAt: noted('notify') });
  const queued = stored.result === 'stored' ? queue(env, messages) : Promise.resolve();
  return { ...stored, attempted: queued };
}

/**
 * Who is told of a lead: the receiver and the owner, if they are set; of a suspicious one, nobody.
 */
function messagesOf(env: Environment, { id }: Lead): LeadMessage[] {
  return [
    ...(env.LEADS_WEBHOOK_URL ? [{ id }] : []),
    ...(env.LEADS_NOTIFY ? [{ id, task: 'notify' as const }] : []),
  ];
}

async function queue(env: Environment, messages: readonly LeadMessage[]): Promise<void> {
  try {
    for (const message of messages) await env.QUEUE.send(message);
  } catch (error) {
    // The next cron run will find the lead.
    logError('lead-not-queued', error, { id: messages[0]?.id });
  }
}
