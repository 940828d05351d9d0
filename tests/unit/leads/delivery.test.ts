import { Webhook } from 'standardwebhooks';
import { describe, expect, it, vi } from 'vitest';
import { background } from '../../../src/background.ts';
import { crons } from '../../../src/leads/crons.ts';
import { createEnvironment, storedLeads, webhookSecret } from './environment.ts';
import { createBatch, runCron, store } from './queue.ts';
import { mockReceiver, stillClock } from './still-clock.ts';

stillClock();
const receiver = mockReceiver();

describe('the queue', () => {
  it('posts a lead as signed JSON, and marks it delivered', async () => {
    const { env } = createEnvironment();
    const id = await store(env);
    const { messages, asBatch } = createBatch([id]);
    await background.queue(asBatch, env);

    const [url, request] = receiver.mock.calls[0] ?? [];
    expect(url).toBe(env.LEADS_WEBHOOK_URL);
    const headers = new Headers(request?.headers);
    const body = String(request?.body);
    expect(JSON.parse(body)).toEqual({
      type: 'lead.created',
      timestamp: '2026-11-20T10:00:00.000Z',
      data: {
        id,
        createdAt: '2026-11-20T10:00:00.000Z',
        locale: 'fr',
        affiliate: 'CODE',
        firstName: 'Zoë',
        lastName: 'O’Neil',
        email: 'zoe@planted.example',
        phone: '+33199001234',
        phoneAsTyped: '01 99 00 12 34',
      },
    });
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(headers.get('webhook-id')).toBe(id);
    expect(headers.get('webhook-timestamp')).toBe(String(Date.now() / 1000));
    expect(messages[0]?.ack).toHaveBeenCalledOnce();
    expect(await storedLeads(env)).toMatchObject([
      { delivery: 'delivered', delivered_at: '2026-11-20T10:00:00.000Z' },
    ]);
  });

  it.each([webhookSecret, webhookSecret.replace('whsec_', '')])(
    'signs with %s so that receivers can verify it',
    async (secret) => {
      const { env } = createEnvironment({ LEADS_WEBHOOK_SECRET: secret });
      const id = await store(env);
      await background.queue(createBatch([id]).asBatch, env);
      const { headers, body } = receiver.mock.calls[0]?.[1] ?? {};
      const sent = Object.fromEntries(new Headers(headers));
      const verify = (key: string) => new Webhook(key).verify(String(body), sent);
      expect(verify(secret)).toMatchObject({ data: { id } });
      expect(() => verify('bm90IHRoZSBzZWNyZXQgb2YgdGhlIHJlY2VpdmVy')).toThrow();
    },
  );

  it('follows no redirect: the lead is for its receiver alone', async () => {
    const { env } = createEnvironment();
    await background.queue(createBatch([await store(env)]).asBatch, env);
    expect(receiver.mock.calls[0]?.[1]?.redirect).toBe('manual');
  });

  it('waits ten seconds for an answer', async () => {
    const { env } = createEnvironment();
    const time = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
    receiver.mockImplementation(async (_url, request) => {
      time.abort();
      request?.signal?.throwIfAborted();
      return new Response();
    });
    const { messages, asBatch } = createBatch([await store(env)]);
    await background.queue(asBatch, env);
    expect(timeout).toHaveBeenCalledWith(10_000);
    expect(messages[0]?.retry).toHaveBeenCalledWith({ delaySeconds: 2 });
  });

  it('reads nothing of an answer but its status and headers', async () => {
    const { env } = createEnvironment();
    const cancel = vi.fn();
    receiver.mockResolvedValue(new Response(new ReadableStream({ cancel })));
    await background.queue(createBatch([await store(env)]).asBatch, env);
    expect(cancel).toHaveBeenCalledOnce();
  });

  it('posts once what is queued twice', async () => {
    const { env } = createEnvironment();
    const id = await store(env);
    await background.queue(createBatch([id, id]).asBatch, env);
    await background.queue(createBatch([id]).asBatch, env);
    expect(receiver).toHaveBeenCalledOnce();
  });

  it('posts once what two consumers have at the same time', async () => {
    const { env } = createEnvironment();
    const id = await store(env);
    const batches = Array.from({ length: 3 }, () => createBatch([id, id]));
    await Promise.all(batches.map(({ asBatch }) => background.queue(asBatch, env)));
    expect(receiver).toHaveBeenCalledOnce();
  });

  it('is not held up by one slow answer', async () => {
    const { env } = createEnvironment();
    const ids = await Promise.all(Array.from({ length: 10 }, () => store(env)));
    const slow = Promise.withResolvers<Response>();
    receiver.mockImplementation(async (_url, request) => {
      const isSlow = new Headers(request?.headers).get('webhook-id') === ids[0];
      return isSlow ? slow.promise : new Response(null, { status: 204 });
    });
    const { messages, asBatch } = createBatch(ids);
    const done = background.queue(asBatch, env);
    await vi.waitUntil(() => messages.filter(({ ack }) => ack.mock.calls.length).length === 9);
    expect(messages[0]?.ack).not.toHaveBeenCalled();
    slow.resolve(new Response(null, { status: 204 }));
    await done;
    expect(messages[0]?.ack).toHaveBeenCalledOnce();
  });

  it('posts five leads at a time', async () => {
    const { env } = createEnvironment();
    const ids = await Promise.all(Array.from({ length: 10 }, () => store(env)));
    const answered = Promise.withResolvers<void>();
    receiver.mockImplementation(async () => {
      await answered.promise;
      return new Response(null, { status: 204 });
    });
    const done = background.queue(createBatch(ids).asBatch, env);
    await vi.waitUntil(() => receiver.mock.calls.length >= 5);
    await vi.advanceTimersByTimeAsync(1000);
    expect(receiver).toHaveBeenCalledTimes(5);
    answered.resolve();
    await done;
    expect(receiver).toHaveBeenCalledTimes(10);
  });

  it('drops what was erased, is withheld, or has no receiver', async () => {
    const { env } = createEnvironment();
    const withheld = await store(env, { suspicion: 'honeypot' });
    const { messages, asBatch } = createBatch([crypto.randomUUID(), withheld]);
    await background.queue(asBatch, env);
    const waiting = createBatch([await store(env)]);
    await background.queue(waiting.asBatch, { ...env, LEADS_WEBHOOK_URL: '' });
    expect(receiver).not.toHaveBeenCalled();
    for (const { ack } of [...messages, ...waiting.messages]) expect(ack).toHaveBeenCalledOnce();
  });

  it.each([
    ['', 'MissingSecret LEADS_WEBHOOK_SECRET'],
    ['no base64 at all', 'UndecodableSecret LEADS_WEBHOOK_SECRET'],
    ['whsec_bm90IHBhZGRlZA', 'UndecodableSecret LEADS_WEBHOOK_SECRET'],
    ['whsec_AAAA', 'ShortSecret LEADS_WEBHOOK_SECRET'],
  ])('fails loudly with “%s” for a secret, and delivers with a good one', async (bad, error) => {
    const { env, queued } = createEnvironment();
    const id = await store(env, {}, new Date().toISOString());
    const unfit = { ...env, LEADS_WEBHOOK_SECRET: bad };
    await background.queue(createBatch([id]).asBatch, unfit);
    vi.advanceTimersByTime(300_000);
    await runCron(crons.requeue, unfit);
    expect(queued).toEqual([]);
    expect(receiver).not.toHaveBeenCalled();
    const logged = vi.mocked(console.error).mock.calls.join();
    expect(logged).toContain(error);
    if (bad) expect(logged).not.toContain(bad);
    await runCron(crons.requeue, env);
    expect(queued).toEqual([id]);
    await background.queue(createBatch([id]).asBatch, env);
    expect(await storedLeads(env)).toMatchObject([{ delivery: 'delivered', rounds: 0 }]);
  });
});
