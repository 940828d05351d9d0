import { describe, expect, it, vi } from 'vitest';
import { background, deadLetterSuffix } from '../../../src/background.ts';
import { crons } from '../../../src/leads/crons.ts';
import { failingDatabase } from './database.ts';
import { createEnvironment, storedLeads } from './environment.ts';
import { createBatch, runCron, store } from './queue.ts';
import { mockReceiver, stillClock } from './still-clock.ts';

stillClock();
const receiver = mockReceiver();

describe('the queue, if a delivery fails', () => {
  it.each([
    ['a refusal', async () => new Response('no', { status: 500 })],
    ['a request that took too long', async () => new Response(null, { status: 408 })],
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
    ['as long as the queue ever does', '32', 32],
    ['sooner than the queue does', '1', 8],
    ['in words', 'soon', 8],
  ])('waits as long as a receiver asks for %s', async (_name, value, delaySeconds) => {
    const { env } = createEnvironment();
    const headers = { 'Retry-After': value };
    receiver.mockImplementation(async () => new Response(null, { status: 503, headers }));
    const { messages, asBatch } = createBatch([await store(env)], { attempts: 3 });
    // A queue takes whole seconds only.
    vi.setSystemTime('2026-11-20T10:00:00.500Z');
    await background.queue(asBatch, env);
    expect(messages[0]?.retry).toHaveBeenCalledWith({ delaySeconds });
  });

  it('logs what a receiver answered, and that none did', async () => {
    const { env } = createEnvironment();
    const id = await store(env);
    receiver.mockResolvedValueOnce(new Response(null, { status: 500 }));
    await background.queue(createBatch([id]).asBatch, env);
    const refused = JSON.stringify({ event: 'delivery-refused', id, attempt: 1, status: 500 });
    expect(vi.mocked(console.info).mock.lastCall).toEqual([refused]);
    receiver.mockRejectedValueOnce(new Error('down'));
    await background.queue(createBatch([id], { attempts: 2 }).asBatch, env);
    const failed = JSON.parse(vi.mocked(console.error).mock.lastCall?.[0]);
    expect(failed).toMatchObject({ event: 'delivery-failed', id, attempt: 2 });
  });

  it('tries again later if the store fails, and says so in the log', async () => {
    const { env } = createEnvironment();
    const { messages, asBatch } = createBatch([await store(env)], { attempts: 3 });
    await background.queue(asBatch, { ...env, DB: failingDatabase() });
    expect(receiver).not.toHaveBeenCalled();
    expect(messages[0]?.ack).not.toHaveBeenCalled();
    expect(messages[0]?.retry).toHaveBeenCalledWith({ delaySeconds: 8 });
    expect(vi.mocked(console.error).mock.lastCall?.[0]).toContain('store-failing');
  });

  it.each([
    [429, { 'Retry-After': '3600' }, '2026-11-20T11:00:00.000Z'],
    [503, { 'Retry-After': 'Fri, 20 Nov 2026 12:30:00 GMT' }, '2026-11-20T12:30:00.000Z'],
    [429, { 'Retry-After': '99999999999999999999' }, '2026-11-21T10:00:00.000Z'],
    // More than a number can hold: it must not become an invalid date.
    [429, { 'Retry-After': '9'.repeat(400) }, '2026-11-21T10:00:00.000Z'],
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

  it('posts again what a consumer took and never answered for', async () => {
    const { env, queued } = createEnvironment();
    const id = await store(env, {}, new Date().toISOString());
    receiver.mockReturnValueOnce(new Promise(() => undefined));
    void background.queue(createBatch([id]).asBatch, env);
    await vi.waitUntil(() => receiver.mock.calls.length === 1);
    await background.queue(createBatch([id]).asBatch, env);
    expect(receiver).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(300_000);
    await runCron(crons.requeue, env);
    expect(queued).toEqual([id]);
    await background.queue(createBatch([id]).asBatch, env);
    expect(await storedLeads(env)).toMatchObject([{ delivery: 'delivered' }]);
  });

  it('leaves a lead to its next consumer if the first was slower than its claim, and then failed', async () => {
    const { env } = createEnvironment();
    const id = await store(env);
    const answers = Array.from({ length: 2 }, () => Promise.withResolvers<Response>());
    for (const { promise } of answers) receiver.mockReturnValueOnce(promise);
    const deliver = async () => background.queue(createBatch([id]).asBatch, env);
    const claimed = Date.now();
    const slow = deliver();
    await vi.waitUntil(() => receiver.mock.calls.length === 1);
    vi.setSystemTime(claimed + 29_999);
    await deliver();
    expect(receiver).toHaveBeenCalledOnce();
    vi.setSystemTime(claimed + 30_000);
    const next = deliver();
    await vi.waitUntil(() => receiver.mock.calls.length === 2);
    answers[0]?.resolve(new Response(null, { status: 500 }));
    await slow;
    await deliver();
    expect(receiver).toHaveBeenCalledTimes(2);
    answers[1]?.resolve(new Response());
    await next;
    expect(await storedLeads(env)).toMatchObject([{ delivery: 'delivered' }]);
  });

  it.each([410, 422, 500])(
    'leaves a lead delivered if a slower attempt is then answered %i',
    async (status) => {
      const { env } = createEnvironment();
      const id = await store(env);
      const late = Promise.withResolvers<Response>();
      receiver.mockReturnValueOnce(late.promise);
      const slow = background.queue(createBatch([id]).asBatch, env);
      await vi.waitUntil(() => receiver.mock.calls.length === 1);
      vi.setSystemTime(Date.now() + 30_000);
      await background.queue(createBatch([id]).asBatch, env);
      late.resolve(new Response(null, { status }));
      await slow;
      await background.queue(createBatch([id], { queue: `leads${deadLetterSuffix}` }).asBatch, env);
      expect(await storedLeads(env)).toMatchObject([{ delivery: 'delivered', rounds: 0 }]);
    },
  );

  it('leaves a lead alone until it is due, however often it is queued', async () => {
    const { env } = createEnvironment();
    const id = await store(env);
    receiver.mockImplementation(async () => new Response(null, { status: 422 }));
    await background.queue(createBatch([id]).asBatch, env);
    vi.setSystemTime(Date.now() + 299_999);
    await background.queue(createBatch([id]).asBatch, env);
    expect(receiver).toHaveBeenCalledOnce();
    vi.setSystemTime(Date.now() + 1);
    await background.queue(createBatch([id]).asBatch, env);
    expect(receiver).toHaveBeenCalledTimes(2);
  });

  it('notes the dead letters; the next round delivers them', async () => {
    const { env, queued } = createEnvironment();
    const id = await store(env);
    const letters = createBatch([id], { queue: `leads${deadLetterSuffix}` });
    await background.queue(letters.asBatch, env);
    expect(await storedLeads(env)).toMatchObject([
      { delivery: 'dead', rounds: 1, due_at: '2026-11-20T10:05:00.000Z' },
    ]);
    expect(letters.messages[0]?.ack).toHaveBeenCalledOnce();
    expect(vi.mocked(console.error).mock.lastCall?.[0]).toContain('lead-undeliverable');
    vi.advanceTimersByTime(300_000);
    await runCron(crons.requeue, env);
    expect(queued).toEqual([id]);
    await background.queue(createBatch([id]).asBatch, env);
    expect(await storedLeads(env)).toMatchObject([{ delivery: 'delivered' }]);
  });
});
