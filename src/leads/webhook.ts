import { sign } from './hmac.ts';
import type { Lead } from './lead.ts';

/** Milliseconds that a receiver has for its answer. */
const patience = 10_000;

/**
 * Posts a lead to its receiver as JSON, signed as https://www.standardwebhooks.com
 * asks: `webhook-signature` is HMAC-SHA-256 over `id.timestamp.body` in base64,
 * the secret taken as UTF-8. The lead's id is the message's, for de-duplication.
 * Gives the receiver's status; anything but 2xx is a refusal.
 */
export async function deliverToWebhook(url: string, secret: string, lead: Lead): Promise<number> {
  const timestamp = Math.floor(Date.now() / 1000);
  const { key: _key, suspicion: _suspicion, ...data } = lead;
  const body = JSON.stringify({ type: 'lead.created', timestamp: lead.createdAt, data });
  const signature = await sign(secret, `${lead.id}.${timestamp}.${body}`);
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': lead.id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${btoa(String.fromCharCode(...signature))}`,
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  });
  await response.body?.cancel();
  return response.status;
}
