import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it, vi } from 'vitest';
import { postLead } from '../../../src/leads/webhook.ts';
import { createEnvironment, createLead, webhookSecret, withReceiver } from './environment.ts';
import { mockReceiver, stillClock } from './still-clock.ts';

stillClock();
const receiver = mockReceiver();

const post = (secret?: string, lead = createLead()) => {
  const { env } = createEnvironment({ ...withReceiver, LEADS_WEBHOOK_SECRET: secret });
  return postLead(env, lead);
};

type IsOurs = (body: string, headers: Record<string, string>, secret: string) => boolean;

/** The check that the README gives to those who write a receiver. */
const [, code] = /```js\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? [];
const isOurs: IsOurs = new Function('require', `${code}; return isOurs;`)(
  createRequire(import.meta.url),
);

it.each([webhookSecret, webhookSecret.replace('whsec_', '')])(
  'a lead is posted as JSON, signed with %s so that receivers can verify it',
  async (secret) => {
    const { key, ...data } = createLead({ flagged: true });
    expect(await post(secret, { key, ...data })).toEqual({ result: 'done' });
    const [url, request] = receiver.mock.calls[0] ?? [];
    expect(url).toBe(withReceiver.LEADS_WEBHOOK_URL);
    const headers = Object.fromEntries(new Headers(request?.headers));
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': data.id,
      'webhook-timestamp': String(Date.now() / 1000),
    });
    const body = String(request?.body);
    expect(JSON.parse(body)).toEqual({ type: 'lead.created', timestamp: data.createdAt, data });
    expect(isOurs(body, headers, secret)).toBe(true);
    expect(isOurs(body, headers, 'bm90IHRoZSBzZWNyZXQgb2YgdGhlIHJlY2VpdmVy')).toBe(false);
    expect(isOurs(`${body} `, headers, secret)).toBe(false);
    for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature']) {
      const { [name]: _, ...others } = headers;
      expect(isOurs(body, others, secret)).toBe(false);
      expect(isOurs(body, { ...others, [name]: '1' }, secret)).toBe(false);
    }
  },
);

it.each([undefined, '', 'no base64 at all', 'whsec_bm90IHBhZGRlZA', 'whsec_AAAA'])(
  'nothing is posted that cannot be signed: %s',
  async (secret) => {
    const failed = await post(secret).catch((error: Error) => error);
    // The log shows the name alone.
    expect(failed).toHaveProperty('name', expect.stringContaining('LEADS_WEBHOOK_SECRET'));
    expect(receiver).not.toHaveBeenCalled();
  },
);

it('no redirect is followed, and nothing is read of an answer but its head', async () => {
  const cancel = vi.fn();
  const headers = { Location: 'https://elsewhere.example' };
  const moved = new Response(new ReadableStream({ cancel }), { status: 307, headers });
  receiver.mockResolvedValue(moved);
  expect(await post(webhookSecret)).toMatchObject({ result: 'retry', status: 307 });
  expect(receiver.mock.calls[0]?.[1]?.redirect).toBe('manual');
  expect(cancel).toHaveBeenCalledOnce();
});

it('ten seconds are waited for an answer', async () => {
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
