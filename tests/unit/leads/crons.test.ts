import { describe, expect, it, vi } from 'vitest';
import { background, deadLetterSuffix } from '../../../src/background.ts';
import { crons } from '../../../src/leads/crons.ts';
import { retention } from '../../../src/site.ts';
import { createEnvironment, storedLeads } from './environment.ts';
import { createBatch, runCron, store } from './queue.ts';
import { stillClock } from './still-clock.ts';

stillClock();

describe('the crons', () => {
  it('queue every undelivered lead once a run, in batches of 100', async () => {
    const { env, queued } = createEnvironment();
    const ids: string[] = [];
    for (let count = 0; count < 201; count++) ids.push(await store(env));
    await store(env, { suspicion: 'honeypot' });
    await runCron(crons.requeue, env);
    expect(queued.toSorted()).toEqual(ids.toSorted());
    expect(env.QUEUE.sendBatch).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(300_000);
    await runCron(crons.requeue, env);
    expect(queued).toHaveLength(402);
  });

  it('queue the owner’s mails also if leads cannot be queued', async () => {
    const { env } = createEnvironment({ LEADS_NOTIFY: 'owner@company.example' });
    await store(env, {}, null, new Date().toISOString());
    const sent: unknown[] = [];
    vi.mocked(env.QUEUE.sendBatch).mockImplementation(async (messages) => {
      const bodies = Array.from(messages, ({ body }) => body);
      if (bodies.some(({ task }) => task !== 'notify')) throw new Error('the queue is down');
      sent.push(...bodies);
      return {} as QueueSendBatchResponse;
    });
    await expect(runCron(crons.requeue, env)).rejects.toThrow('the queue is down');
    expect(sent).toHaveLength(1);
  });

  it('name each reason if neither leads nor mails can be queued', async () => {
    const { env } = createEnvironment({ LEADS_NOTIFY: 'owner@company.example' });
    await store(env, {}, null, new Date().toISOString());
    vi.mocked(env.QUEUE.sendBatch).mockImplementation(async (messages) => {
      const [first] = messages;
      throw new Error(`no room for ${first?.body.task ?? 'delivery'}`);
    });
    const run = runCron(crons.requeue, env);
    await expect(run).rejects.toThrow(/no room for delivery.*no room for notify/);
  });

  it('leave alone what a queue still holds', async () => {
    const { env, queued } = createEnvironment();
    const id = await store(env, {}, new Date().toISOString());
    await runCron(crons.requeue, env);
    vi.advanceTimersByTime(240_000);
    await runCron(crons.requeue, env);
    expect(queued).toEqual([]);
    vi.advanceTimersByTime(1);
    await runCron(crons.requeue, env);
    await runCron(crons.requeue, env);
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
    await runCron(crons.requeue, env);
    expect(queued).toEqual([]);
    vi.advanceTimersByTime(1);
    await runCron(crons.requeue, env);
    vi.advanceTimersByTime(120_000);
    await runCron(crons.requeue, env);
    expect(queued).toEqual([id]);
  });

  it('leave the leads where they are without a receiver', async () => {
    const { env, queued } = createEnvironment({ LEADS_WEBHOOK_URL: '' });
    await store(env);
    await runCron(crons.requeue, env);
    expect(queued).toEqual([]);
  });

  it('delete what is older than the retention, and log that and the withheld as counts', async () => {
    const { env } = createEnvironment();
    const year = 2026 - retention.years;
    await store(env, { createdAt: `${year}-11-20T09:59:59.999Z`, suspicion: 'honeypot' });
    const kept = await store(env, {
      createdAt: `${year}-11-20T10:00:00.000Z`,
      suspicion: 'honeypot',
    });
    await runCron(crons.retention, env);
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
    await runCron('', env);
    expect(queued).toEqual([id]);
  });
});
