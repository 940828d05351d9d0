import { encodeBase64 } from 'hono/utils/encode';
import { sign } from './hmac.ts';
import type { Lead } from './lead.ts';

/** Milliseconds that a receiver has for its answer. */
const timeout = 10_000;

/** Who is told of leads: an address, and the key that signs what it gets. */
export type Receiver = { url: string; key: Uint8Array<ArrayBuffer> };

/** What a receiver said; `retryAfter` is how many seconds it wants to be left alone, 0 if it does not say. */
export type Answer = { ok: boolean; status: number; retryAfter: number };

/**
 * Posts a lead to its receiver as JSON, signed as https://www.standardwebhooks.com
 * asks: `webhook-signature` is HMAC-SHA-256 over `id.timestamp.body` in base64.
 * The lead's id is the message's, for de-duplication. Throws if no answer comes
 * within 10 s.
 */
export async function deliverToWebhook({ url, key }: Receiver, lead: Lead): Promise<Answer> {
  const timestamp = Math.floor(Date.now() / 1000);
  const { key: _key, suspicion: _suspicion, ...data } = lead;
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

/** `Retry-After` of 429 and 503, in seconds; it is a number of them or a date. */
function readRetryAfter({ status, headers }: Response): number {
  const value = headers.get('Retry-After')?.trim();
  if (!value || (status !== 429 && status !== 503)) return 0;
  const wait = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return wait > 0 ? wait : 0;
}
