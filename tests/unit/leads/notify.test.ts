import { expect, it, type Mock, vi } from 'vitest';
import { retention } from '#src/facts/business.ts';
import { notifyOwner, scheduled } from '#src/leads/notify.ts';
import { delayDatabase, failingDatabase, never } from './database.ts';
import { createEnvironment, createLead, store, storedLeads, withReceiver } from './environment.ts';
import { freezeClock, mockReceiver, start } from './freeze-clock.ts';

freezeClock();
const receiver = mockReceiver();

const second = 1000;
const minute = 60 * second;
const day = 24 * 60 * minute;
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

/** Runs the cron job. */
const run = (env: Env) => scheduled(undefined, env);

const answer = (status: number) => new Response(null, { status });

/** Creates a worker that posts and mails leads; `send` is its mail service. */
function createOwner(overrides: Partial<Env> = {}) {
  const send = vi.fn(async () => ({ messageId: 'x' }));
  const MAIL = { send } as unknown as SendEmail;
  const channels = { ...withReceiver, LEADS_MAIL_TO: 'owner@company.example', MAIL };
  return { send, ...createEnvironment({ ...channels, ...overrides }) };
}

const createReceiver = () => createOwner({ LEADS_MAIL_TO: '' });

/** Makes the next call of a mock wait for `answer`. `arrived` resolves when it is made. */
function holdNext<Result>(mock: Mock<(...values: never[]) => Promise<Result>>) {
  const call = Promise.withResolvers<void>();
  const result = Promise.withResolvers<Result>();
  mock.mockImplementationOnce(() => {
    call.resolve();
    return result.promise;
  });
  return { arrived: call.promise, answer: result.resolve };
}

/** Returns the ids of the posted leads. */
const posted = () =>
  receiver.mock.calls.map(([, request]) => new Headers(request?.headers).get('webhook-id'));

it.each<[Partial<Env>, object, number[]]>([
  [{}, { webhook_at: start.toISOString(), mail_at: start.toISOString() }, [1, 1]],
  [{ LEADS_WEBHOOK_URL: '' }, { webhook_at: null, mail_at: start.toISOString() }, [0, 1]],
  [{ LEADS_MAIL_TO: '' }, { webhook_at: start.toISOString(), mail_at: null }, [1, 0]],
  [{ LEADS_WEBHOOK_URL: '', LEADS_MAIL_TO: '' }, { webhook_at: null, mail_at: null }, [0, 0]],
])('notifies the owner once through every configured channel: %o', async (changes, row, calls) => {
  const { env, send } = createOwner(changes);
  const lead = createLead();
  const id = await store(env, lead);
  await notifyOwner(env, lead);
  expect(await storedLeads(env)).toMatchObject([{ id, ...row }]);
  later(2 * minute);
  await run(env);
  expect([receiver.mock.calls.length, send.mock.calls.length]).toEqual(calls);
});

it('logs no code for a receiver that does not answer', async () => {
  const { env } = createReceiver();
  const lead = createLead();
  await store(env, lead);
  receiver.mockRejectedValueOnce(new DOMException('', 'TimeoutError'));
  await notifyOwner(env, lead);
  const logged = vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(line));
  expect(logged).toMatchObject([{ event: 'lead-not-notified', error: 'TimeoutError' }]);
  expect(logged[0]).not.toHaveProperty('code');
});

it('sends again in every run of the cron job until a channel accepts the lead', async () => {
  const { env, send } = createOwner();
  const lead = createLead();
  const id = await store(env, lead);
  receiver.mockImplementation(async () => answer(410));
  send.mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'E_SENDER_NOT_VERIFIED' }));
  await notifyOwner(env, lead);
  for (let runs = 0; runs < 3; runs++) {
    later(10 * minute);
    await run(env);
  }
  expect(posted()).toEqual([id, id, id, id]);
  expect(send).toHaveBeenCalledTimes(2);
  receiver.mockImplementation(async () => answer(204));
  later(10 * minute);
  await run(env);
  await run(env);
  expect(receiver).toHaveBeenCalledTimes(5);
  const logged = vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(line));
  const failed = { event: 'lead-not-notified', id };
  expect(logged).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ ...failed, channel: 'webhook', code: '410' }),
      expect.objectContaining({ ...failed, channel: 'mail', code: 'E_SENDER_NOT_VERIFIED' }),
    ]),
  );
  expect(console.info).toHaveBeenLastCalledWith(
    JSON.stringify({ event: 'lead-notified', id, channel: 'webhook' }),
  );
});

it('leaves a lead of the last minute to the request that stored it', async () => {
  const { env } = createReceiver();
  const id = await store(env);
  later(minute - 1);
  await run(env);
  expect(posted()).toEqual([]);
  later(1);
  await run(env);
  expect(posted()).toEqual([id]);
});

it('sends what is owed for seven days, also through a channel that is new', async () => {
  const { env, send } = createOwner();
  const createdAt = (time: number) => ({ createdAt: new Date(time).toISOString() });
  await store(env, createdAt(Date.now() - 7 * day - 1));
  const owed = await store(env, createdAt(Date.now() - 7 * day));
  await run(env);
  expect(posted()).toEqual([owed]);
  expect(send).toHaveBeenCalledOnce();
});

it('sends 200 in a run and none after nine minutes', async () => {
  const { env } = createReceiver();
  const ids: string[] = [];
  for (let count = 0; count < 201; count++) ids.push(await store(env));
  later(minute);
  await run(env);
  expect(new Set(posted()).size).toBe(200);
  await run(env);
  expect(posted().toSorted()).toEqual(ids.toSorted());

  const late = createReceiver();
  await store(late.env);
  await store(late.env);
  later(minute);
  receiver.mockReset().mockImplementation(async () => {
    later(9 * minute + 1);
    return answer(204);
  });
  await run(late.env);
  expect(receiver).toHaveBeenCalledOnce();
});

it('a slow receiver does not hold up the mails', async () => {
  const { env, send } = createOwner();
  for (let count = 0; count < 10; count++) await store(env);
  later(minute);
  const slow = holdNext(receiver);
  const done = run(env);
  await vi.waitUntil(() => send.mock.calls.length === 10);
  expect(receiver).toHaveBeenCalledOnce();
  slow.answer(answer(204));
  await done;
  expect(receiver).toHaveBeenCalledTimes(10);
});

it('a mail times out after ten seconds', async () => {
  const { env, send } = createOwner({ LEADS_WEBHOOK_URL: '' });
  const lead = createLead();
  await store(env, lead);
  const held = holdNext(send);
  const done = notifyOwner(env, lead);
  await held.arrived;
  await vi.advanceTimersByTimeAsync(10_000);
  await done;
  expect(await storedLeads(env)).toMatchObject([{ mail_at: null }]);
});

it('sends again what it could not record', async () => {
  const { env } = createReceiver();
  const lead = createLead();
  const id = await store(env, lead);
  await notifyOwner({ ...env, DB: failingDatabase() }, lead);
  later(minute);
  await run(env);
  expect(posted()).toEqual([id, id]);
  expect(await storedLeads(env)).toMatchObject([{ webhook_at: expect.any(String) }]);
});

it.each(['', 'UPDATE'])('ends although no statement with “%s” is ever answered', async (text) => {
  const { env, send } = createOwner();
  await store(env);
  later(minute);
  const late = delayDatabase(env.DB, never);
  const prepare = (sql: string) => (sql.includes(text) ? late : env.DB).prepare(sql);
  const done = run({ ...env, DB: { prepare } as D1Database }).then(() => 'done');
  await vi.advanceTimersByTimeAsync(text ? 10_000 : 5000);
  await expect(Promise.race([done, 'running'])).resolves.toBe('done');
  expect([receiver.mock.calls.length, send.mock.calls.length]).toEqual(text ? [1, 1] : [0, 0]);
});

it('deletes leads past the retention period, and logs their number', async () => {
  const { env } = createEnvironment();
  const year = 2026 - retention.years;
  await store(env, { createdAt: `${year}-11-20T09:59:59.999Z` });
  const kept = await store(env, { createdAt: `${year}-11-20T10:00:00.000Z` });
  for (const _run of [1, 2]) await run(env);
  expect(await storedLeads(env)).toMatchObject([{ id: kept }]);
  const line = JSON.stringify({ event: 'leads-expired', count: 1 });
  expect(vi.mocked(console.info).mock.calls).toEqual([[line]]);
});

it('sends an owed lead although hundreds of newer and older ones are refused', async () => {
  const { env } = createReceiver();
  const refused = () => store(env, { firstName: 'refused' });
  for (let count = 0; count < 250; count++) await refused();
  later(1);
  const owed = await store(env);
  later(1);
  for (let count = 0; count < 250; count++) await refused();
  later(minute);
  receiver.mockImplementation(async (_url, request) =>
    answer(String(request?.body).includes('refused') ? 422 : 204),
  );
  for (let runs = 0; runs < 3; runs++) {
    await run(env);
    later(10 * minute);
  }
  expect(new Set(posted()).size).toBe(501);
  expect(posted()).toContain(owed);
});

it.each([
  ['DELETE', 1, 1],
  ['webhook_at IS NULL', 0, 1],
  ['mail_at IS NULL', 1, 0],
])('the other steps run if the statement with %s fails', async (statement, posts, mails) => {
  const { env, send } = createOwner();
  await store(env);
  later(minute);
  const prepare = (sql: string) => {
    if (sql.includes(statement)) throw new Error('D1_ERROR');
    return env.DB.prepare(sql);
  };
  await run({ ...env, DB: { prepare } as D1Database });
  expect([receiver.mock.calls.length, send.mock.calls.length]).toEqual([posts, mails]);
  expect(vi.mocked(console.error).mock.lastCall?.[0]).toContain('"event":"cron-failed"');
});
