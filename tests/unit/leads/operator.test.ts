import { describe, expect, it } from 'vitest';
import { background } from '../../../src/background.ts';
import { makeDue, passedBy, releaseLead } from '../../../src/commands/lead-sql.ts';
import { crons } from '../../../src/leads/crons.ts';
import type { Environment } from '../../../src/request.ts';
import { createEnvironment, storedLeads } from './environment.ts';
import { createBatch, runCron, store } from './queue.ts';
import { mockReceiver, stillClock } from './still-clock.ts';

stillClock();
const receiver = mockReceiver();

describe('the operator', () => {
  const execute = (env: Environment, sql: string, ...values: string[]) =>
    env.DB.prepare(sql)
      .bind(...values)
      .all<{ id: string }>();

  it('releases what was set aside, and nothing else', async () => {
    const { env, queued } = createEnvironment();
    const id = await store(env, { suspicion: 'honeypot' });
    await runCron(crons.requeue, env);
    expect(queued).toEqual([]);
    expect((await execute(env, releaseLead, `${id}' OR '1`)).results).toEqual([]);
    expect((await execute(env, releaseLead, id)).results).toEqual([{ id }]);
    expect((await execute(env, releaseLead, id)).results).toEqual([]);
    await runCron(crons.requeue, env);
    expect(queued).toEqual([id]);
    await background.queue(createBatch([id]).asBatch, env);
    expect(await storedLeads(env)).toMatchObject([
      { delivery: 'delivered', suspicion: 'honeypot' },
    ]);
    expect((await execute(env, releaseLead, id)).results).toEqual([]);
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
    await runCron(crons.requeue, env);
    expect(queued).toEqual([]);
    expect((await execute(env, makeDue)).results).toEqual([{ id: dead }]);
    await runCron(crons.requeue, env);
    expect(queued).toEqual([dead]);
    await background.queue(createBatch([dead]).asBatch, env);
    expect(await storedLeads(env)).toMatchObject([
      { delivery: 'delivered', rounds: 1 },
      { delivery: 'refused' },
      { delivery: 'delivered' },
      { delivery: 'withheld' },
    ]);
  });

  it.each([
    ['no receiver', { LEADS_WEBHOOK_URL: '' }],
    ['an unfit secret', { LEADS_WEBHOOK_SECRET: 'short' }],
  ])('sees what the cron passes by for %s', async (_reason, variables) => {
    const { env, queued } = createEnvironment(variables);
    const id = await store(env, {}, new Date().toISOString());
    await store(env, { suspicion: 'honeypot' });
    await execute(env, makeDue);
    await runCron(crons.requeue, env);
    expect(queued).toEqual([]);
    expect((await execute(env, passedBy)).results).toEqual([{ id }]);
  });

  it('sees nothing passed by that the cron has queued', async () => {
    const { env, queued } = createEnvironment();
    const id = await store(env);
    await execute(env, makeDue);
    await runCron(crons.requeue, env);
    expect(queued).toEqual([id]);
    expect((await execute(env, passedBy)).results).toEqual([]);
  });
});
