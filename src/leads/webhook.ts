import { encodeBase64 } from 'hono/utils/encode';
import type { Environment } from '../runtime/request.ts';
import { webhookKey } from '../runtime/variables.ts';
import type { DeliveryResult } from './delivery-store.ts';
import type { Lead } from './lead.ts';

/** How long a receiver may take to answer, in milliseconds. */
const timeout = 10_000;

/** The log shows the name of an error, and no other text of it. */
class SecretError extends Error {
  override name = 'LEADS_WEBHOOK_SECRET is not 24 bytes or more in base64';
}

/**
 * Posts a lead to `LEADS_WEBHOOK_URL` as JSON, signed as https://www.standardwebhooks.com
 * specifies: `webhook-signature` is HMAC-SHA-256 over `id.timestamp.body` in base64. The lead's id
 * is also the message's, for de-duplication. Any 2xx accepts the lead, 410 refuses it for good.
 * Throws if the secret is invalid or no answer comes within 10 s.
 */
export async function postLead(env: Environment, lead: Lead): Promise<DeliveryResult> {
  const key = webhookKey(env);
  if (!key) throw new SecretError();
  const timestamp = Math.floor(Date.now() / 1000);
  const { key: _key, ...data } = lead;
  const body = JSON.stringify({ type: 'lead.created', timestamp: lead.createdAt, data });
  const response = await fetch(env.LEADS_WEBHOOK_URL, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': lead.id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${await sign(key, `${lead.id}.${timestamp}.${body}`)}`,
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

/** HMAC-SHA-256 of a text, in base64. */
async function sign(key: Uint8Array<ArrayBuffer>, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', key, algorithm, false, ['sign']);
  return encodeBase64(await crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(text)));
}

/** `Retry-After` in seconds, 0 if there is none; the header holds seconds or a date. */
function readRetryAfter({ headers }: Response): number {
  const value = headers.get('Retry-After')?.trim();
  if (!value) return 0;
  const wait = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return wait > 0 ? wait : 0;
}
