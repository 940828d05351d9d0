import { Webhook } from 'standardwebhooks';
import { isSecureUrl } from '../urls.ts';
import type { Lead } from './lead.ts';

/** 24 bytes or more in base64, `whsec_` optional, as Standard Webhooks specifies. */
export const webhookSecret =
  /^(whsec_)?([A-Za-z\d+/]{4}){8,}([A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;

/** A request to the receiver times out after this time. */
const timeoutMs = 10_000;

/**
 * Posts a lead as https://www.standardwebhooks.com specifies, with its id as the message id. Throws
 * unless the receiver answers 2xx within 10 s; another status is the error's `code`.
 */
export async function postLead(env: Env, lead: Lead): Promise<void> {
  const { LEADS_WEBHOOK_URL: url, LEADS_WEBHOOK_SECRET: secret = '' } = env;
  if (!isSecureUrl(url)) throw new Error('LEADS_WEBHOOK_URL is invalid');
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
    signal: AbortSignal.timeout(timeoutMs),
  });
  await response.body?.cancel();
  const { ok, status } = response;
  if (!ok) throw Object.assign(new Error('The receiver refused the lead'), { code: status });
}
