import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { background, deadLetterQueue } from '../../../src/contact/background.ts';
import { crons } from '../../../src/contact/crons.ts';
import { storeLead } from '../../../src/contact/lead-store.ts';
import type { Environment } from '../../../src/environment.ts';
import { createEnvironment, storedLeads, webhookSecret } from './environment.ts';

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

async function store(
  env: Environment,
  changes: Partial<Parameters<typeof storeLead>[1]> = {},
  queuedAt: string | null = null,
) {
  const lead = {
    id: crypto.randomUUID(),
    key: crypto.randomUUID(),
    createdAt: new Date().toISOString(),
    locale: 'fr',
    affiliate: 'BRAVO72',
    firstName: 'Zoë',
    lastName: 'O’Neil',
    email: 'zoe@planted.example',
    phone: '+33199001234',
    phoneAsTyped: '01 99 00 12 34',
    suspicion: null,
    ...changes,
  } as const;
  const { id } = await storeLead(env.DB, lead, queuedAt);
  return id;
}

function createBatch(ids: string[], { queue = 'onda72-leads', attempts = 1 } = {}) {
  const messages = ids.map((id) => ({ body: { id }, attempts, ack: vi.fn(), retry: vi.fn() }));
  return {
    queue,
    messages,
    asBatch: { queue, messages } as unknown as MessageBatch<{ id: string }>,
  };
}

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
        affiliate: 'BRAVO72',
        firstName: 'Zoë',
        lastName: 'O’Neil',
        email: 'zoe@planted.example',
        phone: '+33199001234',
        phoneAsTyped: '01 99 00 12 34',
      },
    });
    expect(headers.get('webhook-id')).toBe(id);
    const timestamp = headers.get('webhook-timestamp');
    expect(timestamp).toBe(String(Date.now() / 1000));
    const { createHmac } = await import('node:crypto');
    const expected = createHmac('sha256', webhookSecret).update(`${id}.${timestamp}.${body}`);
    expect(headers.get('webhook-signature')).toBe(`v1,${expected.digest('base64')}`);
    expect(messages[0]?.ack).toHaveBeenCalledOnce();
    expect(await storedLeads(env)).toMatchObject([
      { delivery: 'delivered', delivered_at: '2026-11-20T10:00:00.000Z' },
    ]);
  });

  it.each([
    ['a refusal', async () => new Response('no', { status: 500 })],
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
    expect(await storedLeads(env)).toMatchObject([{ delivery: 'pending' }]);
  });

  it('posts once what is queued twice', async () => {
    const { env } = createEnvironment();
    const id = await store(env);
    await background.queue(createBatch([id, id]).asBatch, env);
    await background.queue(createBatch([id]).asBatch, env);
    expect(receiver).toHaveBeenCalledOnce();
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

  it('fails loudly without a secret, and loses nothing', async () => {
    const { env } = createEnvironment({ LEADS_WEBHOOK_SECRET: '' });
    const { messages, asBatch } = createBatch([await store(env)]);
    await background.queue(asBatch, env);
    expect(receiver).not.toHaveBeenCalled();
    expect(messages[0]?.retry).toHaveBeenCalledOnce();
    const logged = vi.mocked(console.error).mock.calls.join();
    expect(logged).toContain('MissingSecret LEADS_WEBHOOK_SECRET');
  });

  it('notes the dead letters; the next round delivers them', async () => {
    const { env, queued } = createEnvironment();
    const id = await store(env);
    await background.queue(createBatch([id], { queue: deadLetterQueue }).asBatch, env);
    expect(await storedLeads(env)).toMatchObject([{ delivery: 'dead' }]);
    await run(crons.requeue, env);
    expect(queued).toEqual([id]);
    await background.queue(createBatch([id]).asBatch, env);
    expect(await storedLeads(env)).toMatchObject([{ delivery: 'delivered' }]);
  });
});

describe('the crons', () => {
  it('queue every undelivered lead once a run, in batches of 100', async () => {
    const { env, queued } = createEnvironment();
    const ids: string[] = [];
    for (let count = 0; count < 201; count++) ids.push(await store(env));
    await store(env, { suspicion: 'too-fast' });
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

  it('begin another round for the dead, once', async () => {
    const { env, queued } = createEnvironment();
    const id = await store(env, {}, new Date().toISOString());
    vi.advanceTimersByTime(70_000);
    await background.queue(createBatch([id], { queue: deadLetterQueue }).asBatch, env);
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

  it('delete what is older than three years, and log the count alone', async () => {
    const { env } = createEnvironment();
    await store(env, { createdAt: '2023-11-20T09:59:59.999Z' });
    const kept = await store(env, { createdAt: '2023-11-20T10:00:00.000Z' });
    await run(crons.retention, env);
    expect(await storedLeads(env)).toMatchObject([{ id: kept }]);
    expect(vi.mocked(console.info).mock.calls).toEqual([
      [JSON.stringify({ event: 'leads-expired', count: 1 })],
    ]);
  });

  it('do both where they are triggered by hand', async () => {
    const { env, queued } = createEnvironment();
    await store(env, { createdAt: '2020-01-01T00:00:00.000Z' });
    const id = await store(env);
    await run('', env);
    expect(queued).toContain(id);
    expect(await storedLeads(env)).toMatchObject([{ id }]);
  });
});
