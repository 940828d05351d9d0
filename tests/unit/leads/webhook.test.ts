import { Webhook } from 'standardwebhooks';
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
    const verify = (by: string) => new Webhook(by).verify(String(request?.body), headers);
    expect(verify(secret)).toEqual({ type: 'lead.created', timestamp: data.createdAt, data });
    expect(() => verify('bm90IHRoZSBzZWNyZXQgb2YgdGhlIHJlY2VpdmVy')).toThrow();
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
