import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it, vi } from 'vitest';
import { postLead } from '#src/leads/webhook.ts';
import { createEnvironment, createLead, webhookSecret, withReceiver } from './environment.ts';
import { freezeClock, mockReceiver } from './freeze-clock.ts';

freezeClock();
const receiver = mockReceiver();

const post = (secret?: string, lead = createLead()) => {
  const { env } = createEnvironment({ ...withReceiver, LEADS_WEBHOOK_SECRET: secret });
  return postLead(env, lead);
};

/** Returns the first request to the receiver. */
function readPost() {
  const [url, { method, body, headers } = {}] = receiver.mock.calls[0] ?? [];
  return { url, method, body: String(body), headers: Object.fromEntries(new Headers(headers)) };
}

type ReadLead = (body: string, headers: Record<string, string>, secret: string) => unknown;

/** The receiver's code in DEPLOYMENT. */
const [, code] = /```js\n([\s\S]*?)```/.exec(readFileSync('DEPLOYMENT.md', 'utf8')) ?? [];
const readLead: ReadLead = new Function('require', `${code}; return readLead;`)(
  createRequire(import.meta.url),
);

/** Signs a text with Node's HMAC and the key that `webhookSecret` encodes. */
const signatureOf = (text: string) =>
  `v1,${createHmac('sha256', 'the secret of the receiver is long').update(text).digest('base64')}`;

it.each([webhookSecret, webhookSecret.replace('whsec_', '')])(
  'posts a lead as JSON, signed with %s so that receivers can verify it',
  async (secret) => {
    const lead = createLead({ createdAt: '2026-11-20T09:59:58.765Z', honeypotFilled: true });
    await post(secret, lead);
    const { url, method, body, headers } = readPost();
    expect([url, method]).toEqual(['https://crm.example/leads', 'POST']);
    expect(JSON.parse(body)).toEqual({
      type: 'lead.created',
      timestamp: lead.createdAt,
      data: lead,
    });
    // 20 November 2026, 10:00 UTC.
    const seconds = '1795168800';
    expect(headers).toEqual({
      'content-type': 'application/json',
      'webhook-id': lead.id,
      'webhook-timestamp': seconds,
      'webhook-signature': signatureOf(`${lead.id}.${seconds}.${body}`),
    });
    expect(readLead(body, headers, secret)).toEqual(lead);
  },
);

it('the receiver in DEPLOYMENT throws for anything that it cannot verify', async () => {
  await post(webhookSecret);
  const { body, headers } = readPost();
  expect(() => readLead(body, headers, webhookSecret)).not.toThrow();
  expect(() => readLead(`${body} `, headers, webhookSecret)).toThrow();
  expect(() => readLead(body, headers, webhookSecret.replace('d', 'e'))).toThrow();
  for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature']) {
    expect(() => readLead(body, { ...headers, [name]: '1' }, webhookSecret)).toThrow();
  }
});

it.each([
  undefined,
  '',
  'no base64 at all',
  'whsec_dGhlIHNlY3JldCBvZiB0aGUgcmVjZWl2ZXIgaXMgbG9uZw',
  // 23 bytes.
  'whsec_MjMgYnl0ZXMgYXJlIG5vdCBlbm91Z2g=',
])('posts nothing without a secret of 24 bytes in padded base64: %s', async (secret) => {
  await expect(post(secret)).rejects.toThrow('LEADS_WEBHOOK_SECRET');
  expect(receiver).not.toHaveBeenCalled();
});

it.each(['http://crm.example/leads', 'crm.example', ''])('posts nothing to “%s”', async (url) => {
  const { env } = createEnvironment({ ...withReceiver, LEADS_WEBHOOK_URL: url });
  await expect(postLead(env, createLead())).rejects.toThrow('LEADS_WEBHOOK_URL');
  expect(receiver).not.toHaveBeenCalled();
});

it('throws the status of a receiver that refuses', async () => {
  for (const code of [400, 401, 410, 422, 429, 500, 503]) {
    receiver.mockResolvedValue(new Response(null, { status: code }));
    await expect(post(webhookSecret)).rejects.toMatchObject({ code });
  }
});

it('follows no redirect and reads no body', async () => {
  const cancel = vi.fn();
  const headers = { Location: 'https://elsewhere.example' };
  const moved = new Response(new ReadableStream({ cancel }), { status: 307, headers });
  receiver.mockResolvedValue(moved);
  await expect(post(webhookSecret)).rejects.toMatchObject({ code: 307 });
  expect(receiver.mock.calls[0]?.[1]?.redirect).toBe('manual');
  expect(cancel).toHaveBeenCalledOnce();
});

it('waits ten seconds for a response', async () => {
  const time = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
  receiver.mockImplementation(async (_url, request) => {
    time.abort();
    request?.signal?.throwIfAborted();
    return new Response();
  });
  await expect(post(webhookSecret)).rejects.toThrow();
  expect(timeout).toHaveBeenCalledWith(10_000);
});
