import { Webhook } from 'standardwebhooks';
import type { Lead } from './lead.ts';
import { isWebhookUrl, webhookSecret } from './variables.ts';

/** Milliseconds after which a request to the receiver times out. */
const timeout = 10_000;

/**
 * Posts a lead as https://www.standardwebhooks.com specifies, with its id as the message id. Throws
 * unless the receiver answers 2xx within 10 s; another status is the error's `code`.
 */
export async function postLead(env: Env, lead: Lead): Promise<void> {
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret = '' } = env;
  if (!isWebhookUrl(url)) throw new Error('LEADS_WEBHOOK_URL is invalid');
  if (!webhookSecret.test(secret)) throw new Error('LEADS_WEBHOOK_SECRET is invalid');
  const sentAt = new Date();
  const body = JSON.stringify({ type: 'lead.created', timestamp: lead.createdAt, data: lead });
  const response = await fetch(url, {
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
  if (!ok) throw Object.assign(new Error('The receiver refused the lead'), { code: status });
}
