import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { background, deadLetterSuffix } from '../../../src/background.ts';
import { crons } from '../../../src/leads/crons.ts';
import { makeDue, releaseLead } from '../../../src/leads/lead-sql.ts';
import type { Environment } from '../../../src/request.ts';
import { createEnvironment, storedLeads, webhookSecret } from './environment.ts';
import { createBatch, store } from './queue.ts';

const receiver = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
  vi.stubGlobal('fetch', receiver);
  receiver.mockReset().mockImplementation(async () => new Response(null, { status: 204 }));
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const run = (cron: string, env: Environment) =>
  background.scheduled({ cron } as ScheduledController, env);

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

  it.each([
    ['a refusal', async () => new Response('no', { status: 500 })],
    ['a request that came too early', async () => new Response(null, { status: 425 })],
    ['a redirect', async () => new Response(null, { status: 302 })],
    ['no answer', () => Promise.reject(new Error('https://crm.example/leads is down'))],
  ])('tries again later after %s', async (_name, answer) => {
    const { env } = createEnvironment();
    const id = await store(env);
    receiver.mockImplementation(answer);
    const { messages, asBatch } = createBatch([id], { attempts: 3 });
    await background.queue(asBatch, env);
    expect(messages[0]?.ack).not.toHaveBeenCalled();
    expect(messages[0]?.retry).toHaveBeenCalledWith({ delaySeconds: 8 });
    expect(await storedLeads(env)).toMatchObject([{ delivery: 'pending', claimed_until: null }]);
  });

  it.each([
    ['in seconds', '20', 20],
    ['as a date', 'Fri, 20 Nov 2026 10:00:25 GMT', 25],
    ['sooner than the queue does', '1', 8],
    ['in words', 'soon', 8],
  ])('waits as long as a receiver asks for %s', async (_name, value, delaySeconds) => {
    const { env } = createEnvironment();
    const headers = { 'Retry-After': value };
    receiver.mockImplementation(async () => new Response(null, { status: 503, headers }));
    const { messages, asBatch } = createBatch([await store(env)], { attempts: 3 });
    await background.queue(asBatch, env);
    expect(messages[0]?.retry).toHaveBeenCalledWith({ delaySeconds });
  });

  it.each([
    [429, { 'Retry-After': '3600' }, '2026-11-20T11:00:00.000Z'],
    [503, { 'Retry-After': 'Fri, 20 Nov 2026 12:30:00 GMT' }, '2026-11-20T12:30:00.000Z'],
    [429, { 'Retry-After': '99999999999999999999' }, '2026-11-21T10:00:00.000Z'],
    [429, { 'Retry-After': '60' }, '2026-11-20T10:05:00.000Z'],
    [422, {}, '2026-11-20T10:05:00.000Z'],
    [401, { 'Retry-After': '3600' }, '2026-11-20T10:05:00.000Z'],
  ])('ends the round after %i %o', async (status, headers, due) => {
    const { env } = createEnvironment();
    receiver.mockImplementation(async () => new Response(null, { status, headers }));
    const { messages, asBatch } = createBatch([await store(env)]);
    await background.queue(asBatch, env);
    expect(messages[0]?.ack).toHaveBeenCalledOnce();
    expect(await storedLeads(env)).toMatchObject([
      { delivery: 'dead', rounds: 1, due_at: due, claimed_until: null },
    ]);
    expect(vi.mocked(console.error).mock.calls.join()).toContain('lead-undeliverable');
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

  it('posts again what a consumer took and never answered for', async () => {
    const { env, queued } = createEnvironment();
    const id = await store(env, {}, new Date().toISOString());
    receiver.mockReturnValueOnce(new Promise(() => undefined));
    void background.queue(createBatch([id]).asBatch, env);
    await vi.waitUntil(() => receiver.mock.calls.length === 1);
    await background.queue(createBatch([id]).asBatch, env);
    expect(receiver).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(300_000);
    await run(crons.requeue, env);
    expect(queued).toEqual([id]);
    await background.queue(createBatch([id]).asBatch, env);
    expect(await storedLeads(env)).toMatchObject([{ delivery: 'delivered' }]);
  });

  it('is not held up by one slow answer, and posts no more than five at a time', async () => {
    const { env } = createEnvironment();
    const ids = await Promise.all(Array.from({ length: 10 }, () => store(env)));
    const slow = Promise.withResolvers<Response>();
    let open = 0;
    let most = 0;
    receiver.mockImplementation(async (_url, request) => {
      open += 1;
      most = Math.max(most, open);
      const isSlow = new Headers(request?.headers).get('webhook-id') === ids[0];
      const answer = await (isSlow ? slow.promise : new Response(null, { status: 204 }));
      open -= 1;
      return answer;
    });
    const { messages, asBatch } = createBatch(ids);
    const done = background.queue(asBatch, env);
    await vi.waitUntil(() => messages.filter(({ ack }) => ack.mock.calls.length).length === 9);
    expect(messages[0]?.ack).not.toHaveBeenCalled();
    expect(most).toBeLessThanOrEqual(5);
    slow.resolve(new Response(null, { status: 204 }));
    await done;
    expect(messages[0]?.ack).toHaveBeenCalledOnce();
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
  ])('fails loudly with “%s” for a secret, and delivers with a good one', async (bad, error) => {
    const { env, queued } = createEnvironment();
    const id = await store(env, {}, new Date().toISOString());
    const unfit = { ...env, LEADS_WEBHOOK_SECRET: bad };
    await background.queue(createBatch([id]).asBatch, unfit);
    vi.advanceTimersByTime(300_000);
    await run(crons.requeue, unfit);
    expect(queued).toEqual([]);
    expect(receiver).not.toHaveBeenCalled();
    const logged = vi.mocked(console.error).mock.calls.join();
    expect(logged).toContain(error);
    if (bad) expect(logged).not.toContain(bad);
    await run(crons.requeue, env);
    expect(queued).toEqual([id]);
    await background.queue(createBatch([id]).asBatch, env);
    expect(await storedLeads(env)).toMatchObject([{ delivery: 'delivered', rounds: 0 }]);
  });

  it('notes the dead letters; the next round delivers them', async () => {
    const { env, queued } = createEnvironment();
    const id = await store(env);
    await background.queue(createBatch([id], { queue: `leads${deadLetterSuffix}` }).asBatch, env);
    expect(await storedLeads(env)).toMatchObject([
      { delivery: 'dead', rounds: 1, due_at: '2026-11-20T10:05:00.000Z' },
    ]);
    vi.advanceTimersByTime(300_000);
    await run(crons.requeue, env);
    expect(queued).toEqual([id]);
    await background.queue(createBatch([id]).asBatch, env);
    expect(await storedLeads(env)).toMatchObject([{ delivery: 'delivered' }]);
  });
});

describe('the operator', () => {
  const execute = (env: Environment, sql: string) => env.DB.prepare(sql).all<{ id: string }>();

  it('releases what was set aside, and nothing else', async () => {
    const { env, queued } = createEnvironment();
    const id = await store(env, { suspicion: 'honeypot' });
    await run(crons.requeue, env);
    expect(queued).toEqual([]);
    expect((await execute(env, releaseLead(`${id}' OR '1`))).results).toEqual([]);
    expect((await execute(env, releaseLead(id))).results).toEqual([{ id }]);
    expect((await execute(env, releaseLead(id))).results).toEqual([]);
    await run(crons.requeue, env);
    expect(queued).toEqual([id]);
    await background.queue(createBatch([id]).asBatch, env);
    expect(await storedLeads(env)).toMatchObject([
      { delivery: 'delivered', suspicion: 'honeypot' },
    ]);
    expect((await execute(env, releaseLead(id))).results).toEqual([]);
  });

  it('makes due what waits for its next round, and nothing that is over', async () => {
    const { env, queued } = createEnvironment();
    const [dead, refused, delivered] = [await store(env), await store(env), await store(env)];
    await store(env, { suspicion: 'honeypot' });
    for (const [id, status] of [
      [dead, 422],
      [refused, 410],
      [delivered, 200],
    ] as const) {
      receiver.mockImplementationOnce(async () => new Response(null, { status }));
      await background.queue(createBatch([id]).asBatch, env);
    }
    await run(crons.requeue, env);
    expect(queued).toEqual([]);
    expect((await execute(env, makeDue)).results).toEqual([{ id: dead }]);
    await run(crons.requeue, env);
    expect(queued).toEqual([dead]);
    await background.queue(createBatch([dead]).asBatch, env);
    expect(await storedLeads(env)).toMatchObject([
      { delivery: 'delivered', rounds: 1 },
      { delivery: 'refused' },
      { delivery: 'delivered' },
      { delivery: 'withheld' },
    ]);
  });
});

describe('the crons', () => {
  it('queue every undelivered lead once a run, in batches of 100', async () => {
    const { env, queued } = createEnvironment();
    const ids: string[] = [];
    for (let count = 0; count < 201; count++) ids.push(await store(env));
    await store(env, { suspicion: 'honeypot' });
    await run(crons.requeue, env);
    expect(queued.toSorted()).toEqual(ids.toSorted());
    expect(env.QUEUE.sendBatch).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(300_000);
    await run(crons.requeue, env);
    expect(queued).toHaveLength(402);
  });

  it('leave alone what a queue still holds', async () => {
    const { env, queued } = createEnvironment();
    const id = await store(env, {}, new Date().toISOString());
    await run(crons.requeue, env);
    vi.advanceTimersByTime(120_000);
    await run(crons.requeue, env);
    expect(queued).toEqual([]);
    vi.advanceTimersByTime(120_001);
    await run(crons.requeue, env);
    await run(crons.requeue, env);
    expect(queued).toEqual([id]);
  });

  it('begin another round for the dead when it is due, once', async () => {
    const { env, queued } = createEnvironment();
    const id = await store(env, {}, new Date().toISOString());
    vi.advanceTimersByTime(70_000);
    const letter = () => createBatch([id], { queue: `leads${deadLetterSuffix}` }).asBatch;
    await background.queue(letter(), env);
    // The same round, ended by a second message.
    await background.queue(letter(), env);
    expect(await storedLeads(env)).toMatchObject([{ rounds: 1 }]);
    vi.advanceTimersByTime(299_999);
    await run(crons.requeue, env);
    expect(queued).toEqual([]);
    vi.advanceTimersByTime(1);
    await run(crons.requeue, env);
    vi.advanceTimersByTime(120_000);
    await run(crons.requeue, env);
    expect(queued).toEqual([id]);
  });

  it('leave the leads where they are without a receiver', async () => {
    const { env, queued } = createEnvironment({ LEADS_WEBHOOK_URL: '' });
    await store(env);
    await run(crons.requeue, env);
    expect(queued).toEqual([]);
  });

  it('delete what is older than three years, and log that and the withheld as counts', async () => {
    const { env } = createEnvironment();
    await store(env, { createdAt: '2023-11-20T09:59:59.999Z', suspicion: 'honeypot' });
    const kept = await store(env, {
      createdAt: '2023-11-20T10:00:00.000Z',
      suspicion: 'honeypot',
    });
    await run(crons.retention, env);
    expect(await storedLeads(env)).toMatchObject([{ id: kept }]);
    expect(vi.mocked(console.info).mock.calls).toEqual([
      [JSON.stringify({ event: 'leads-expired', count: 1 })],
      [JSON.stringify({ event: 'leads-withheld', count: 1 })],
    ]);
  });

  it('queue a lead once if they are triggered by hand, also while the clock ticks', async () => {
    const { env, queued } = createEnvironment();
    const id = await store(env);
    let moment = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => {
      moment += 1;
      return moment;
    });
    const { sendBatch } = env.QUEUE;
    env.QUEUE.sendBatch = (messages) => {
      // A run that finds the lead again would never end.
      if (queued.includes(id)) throw new Error('The lead is queued again');
      return sendBatch(messages);
    };
    await run('', env);
    expect(queued).toEqual([id]);
  });
});
