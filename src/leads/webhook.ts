import { Webhook } from 'standardwebhooks';
import { webhookSecret } from '../runtime/variables.ts';
import type { DeliveryResult } from './delivery-store.ts';
import type { Lead } from './lead.ts';

/** Milliseconds after which a request to the receiver times out. */
const timeout = 10_000;

/**
 * Posts a lead as https://www.standardwebhooks.com specifies, with its id as the message id. Any
 * 2xx accepts the lead; 410 permanently refuses it. Throws if the secret is invalid or no answer
 * arrives within 10 s.
 */
export async function postLead(env: Env, lead: Lead): Promise<DeliveryResult> {
  const secret = env.LEADS_WEBHOOK_SECRET ?? '';
  if (!webhookSecret.test(secret)) throw new Error('LEADS_WEBHOOK_SECRET is invalid');
  const sentAt = new Date();
  const body = JSON.stringify({ type: 'lead.created', timestamp: lead.createdAt, data: lead });
  const response = await fetch(env.LEADS_WEBHOOK_URL, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': lead.id,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign(lead.id, sentAt, body),
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  });
  await response.body?.cancel();
  const { ok, status } = response;
  if (ok) return { result: 'done' };
  if (status === 410) return { result: 'refused' };
  return { result: 'retry', status, retryAfter: readRetryAfter(response) };
}

/** Returns `Retry-After` in seconds, 0 without one. The header holds seconds or a date. */
function readRetryAfter({ headers }: Response): number {
  const value = headers.get('Retry-After')?.trim();
  if (!value) return 0;
  const wait = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return wait > 0 ? wait : 0;
}
