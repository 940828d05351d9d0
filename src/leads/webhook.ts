import { encodeBase64 } from 'hono/utils/encode';
import { sign } from './hmac.ts';
import type { Lead } from './lead.ts';

/** How long a receiver may take to answer, in milliseconds. */
const timeout = 10_000;

/** Where leads are posted: a URL, and the key that signs what is posted. */
export type Receiver = { url: string; key: Uint8Array<ArrayBuffer> };

/**
 * A receiver's answer; `retryAfter` is how many seconds it asks us to wait, 0 if it does not say.
 */
export type Answer = { ok: boolean; status: number; retryAfter: number };

/**
 * Posts a lead to its receiver as JSON, signed as https://www.standardwebhooks.com specifies:
 * `webhook-signature` is HMAC-SHA-256 over `id.timestamp.body` in base64. The lead's id is also the
 * message's, for de-duplication. Throws if no answer comes within 10 s.
 */
export async function deliverToWebhook({ url, key }: Receiver, lead: Lead): Promise<Answer> {
  const timestamp = Math.floor(Date.now() / 1000);
  const { key: _key, ...data } = lead;
  const body = JSON.stringify({ type: 'lead.created', timestamp: lead.createdAt, data });
  const signature = await sign(key, `${lead.id}.${timestamp}.${body}`);
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': lead.id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${encodeBase64(signature)}`,
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeout),
  });
  await response.body?.cancel();
  const { ok, status } = response;
  return { ok, status, retryAfter: readRetryAfter(response) };
}

/** `Retry-After` of 429 and 503, in seconds; the header holds seconds or a date. */
function readRetryAfter({ status, headers }: Response): number {
  const value = headers.get('Retry-After')?.trim();
  if (!value || (status !== 429 && status !== 503)) return 0;
  const wait = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return wait > 0 ? wait : 0;
}
