import { describe, expect, it, type Mock, vi } from 'vitest';
import { retention } from '#src/facts/business.ts';
import { type Channel, configuredChannels, type Lead } from '#src/leads/lead.ts';
import { findLead, storeLead } from '#src/leads/lead-store.ts';
import { deliverLead } from '#src/leads/outbox.ts';
import { scheduled } from '#src/leads/scheduled.ts';
import { failingDatabase } from './database.ts';
import {
  createEnvironment,
  createLead,
  store,
  storedDeliveries,
  storedLeads,
  withReceiver,
} from './environment.ts';
import { freezeClock, mockReceiver, start } from './freeze-clock.ts';

freezeClock();
const receiver = mockReceiver();

const second = 1000;
const day = 24 * 60 * 60 * second;
const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

/** Runs the cron job. The store fails after 200 statements, so that an endless run ends. */
function deliver(env: Env): Promise<void> {
  let statements = 0;
  const prepare = (sql: string) => {
    statements += 1;
    if (statements > 200) throw new Error('The run does not end');
    return env.DB.prepare(sql);
  };
  return scheduled({ cron: '*/2 * * * *' }, { ...env, DB: { prepare } as D1Database });
}

const answer = (status: number, headers = {}) => new Response(null, { status, headers });

function createReceiver(overrides: Partial<Env> = {}) {
  return createEnvironment({ ...withReceiver, ...overrides });
}

/** Creates a worker that posts leads and has stored one. */
async function createPending() {
  const { env } = createReceiver();
  return { env, id: await store(env) };
}

/** Creates a worker that also mails; `send` is its mail service. */
function createOwner(overrides: Partial<Env> = {}) {
  const send = vi.fn(async () => ({ messageId: 'x' }));
  const MAIL = { send } as unknown as SendEmail;
  return { send, ...createReceiver({ LEADS_NOTIFY: 'owner@company.example', MAIL, ...overrides }) };
}

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

describe('a lead', () => {
  it.each<[Partial<Env>, Channel[]]>([
    [{}, ['mail', 'webhook']],
    [{ LEADS_WEBHOOK_URL: '' }, ['mail']],
    [{ LEADS_NOTIFY: '' }, ['webhook']],
    [{ LEADS_WEBHOOK_URL: '', LEADS_NOTIFY: '' }, []],
  ])('is delivered once through every configured channel: %o', async (overrides, channels) => {
    const { env, send } = createOwner(overrides);
    const id = await store(env);
    for (const _time of ['once', 'again']) await deliverLead(env, id);
    const done = start.toISOString();
    expect(await storedDeliveries(env)).toMatchObject(
      channels.map((channel) => ({ lead: id, channel, attempts: 1, done, refused: null })),
    );
    expect(receiver).toHaveBeenCalledTimes(channels.includes('webhook') ? 1 : 0);
    expect(send).toHaveBeenCalledTimes(channels.includes('mail') ? 1 : 0);
  });

  it('is stored once under its id, with its deliveries', async () => {
    const { env } = createReceiver();
    const lead = createLead();
    const { id } = lead;
    const later = { ...lead, createdAt: '2026-11-21T10:00:00.000Z', locale: 'it' as const };
    const keep = (lead: Lead) => storeLead(env.DB, lead, configuredChannels(env));
    expect([await keep(lead), await keep(later)]).toEqual([true, false]);
    expect(await storedLeads(env)).toMatchObject([{ id, locale: 'fr', flagged: 0 }]);
    expect(await storedDeliveries(env)).toMatchObject([{ lead: id }]);
  });

  it.each([true, false])('is found as it was stored, flagged: %s', async (flagged) => {
    const { env } = createReceiver();
    const lead = createLead({ flagged });
    await storeLead(env.DB, lead, []);
    expect(await findLead(env.DB, lead.id)).toEqual(lead);
    expect(await findLead(env.DB, crypto.randomUUID())).toBeUndefined();
  });

  it('is not stored without its deliveries', async () => {
    const { env } = createReceiver();
    await env.DB.prepare('DROP TABLE deliveries').run();
    await expect(store(env)).rejects.toThrow('deliveries');
    expect(await storedLeads(env)).toEqual([]);
  });

  it.each<[string, (env: Env) => Promise<unknown>]>([
    ['stored', store],
    ['read', ({ DB }) => findLead(DB, 'id')],
  ])('times out after five seconds when it is %s', async (_what, call) => {
    const hang = () => new Promise(() => undefined);
    const DB = { prepare: () => ({ bind: () => ({ first: hang }) }), batch: hang };
    const { env } = createReceiver({ DB: DB as unknown as D1Database });
    const called = expect(call(env)).rejects.toThrow('5000 ms');
    await vi.advanceTimersByTimeAsync(5000);
    await called;
  });
});

describe('a delivery', () => {
  it('is due again after 1, 3, 7… minutes, at most a day', async () => {
    const { env, send } = createOwner();
    const id = await store(env);
    receiver.mockImplementation(async () => answer(500));
    send.mockRejectedValue(Object.assign(new Error('no'), { code: 'E_SENDER_NOT_VERIFIED' }));
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 13; attempt += 1) {
      await deliver(env);
      const [mail, webhook] = await storedDeliveries(env);
      expect([mail?.due, mail?.attempts]).toEqual([webhook?.due, attempt]);
      const wait = Date.parse(String(webhook?.due)) - Date.now();
      waits.push(wait / second);
      later(wait - 1);
      await deliver(env);
      later(1);
    }
    const doubled = Array.from({ length: 10 }, (_, index) => 60 * (2 ** (index + 1) - 1));
    expect(waits).toEqual([...doubled, 86_400, 86_400, 86_400]);
    expect(receiver).toHaveBeenCalledTimes(13);
    expect(send).toHaveBeenCalledTimes(13);
    const details = { id, channel: 'webhook' };
    const logged = vi.mocked(console.error).mock.calls.flat();
    expect(logged).toContain(
      JSON.stringify({ event: 'delivery-rejected', ...details, attempt: 1, status: 500 }),
    );
    expect(logged.join()).toContain('E_SENDER_NOT_VERIFIED');

    receiver.mockImplementation(async () => answer(204));
    await deliver(env);
    await deliver(env);
    expect(receiver).toHaveBeenCalledTimes(14);
    expect(vi.mocked(console.info).mock.calls).toEqual([
      [JSON.stringify({ event: 'lead-delivered', ...details, attempt: 14 })],
    ]);
  });

  it.each([
    ['3600', 3600],
    ['Fri, 20 Nov 2026 12:30:00 GMT', 2.5 * 3600],
    ['1', 60],
    ['1.5', 60],
    ['soon', 60],
    ['-5', 60],
    ['9'.repeat(400), 86_400],
  ])('follows Retry-After “%s” by waiting %i seconds', async (value, wait) => {
    const { env } = await createPending();
    receiver.mockImplementation(async () => answer(429, { 'Retry-After': value }));
    await deliver(env);
    const due = new Date(start.getTime() + wait * second).toISOString();
    expect(await storedDeliveries(env)).toMatchObject([{ due }]);
  });

  it('is due immediately if a wrong clock postponed it beyond the longest wait', async () => {
    const { env } = await createPending();
    const setDue = (wait: number) =>
      env.DB.prepare('UPDATE deliveries SET due = ?')
        .bind(new Date(Date.now() + wait).toISOString())
        .run();
    await setDue(day);
    await deliver(env);
    expect(receiver).not.toHaveBeenCalled();
    await setDue(day + 1);
    await deliver(env);
    expect(receiver).toHaveBeenCalledOnce();
  });

  it('is not retried after a permanent refusal', async () => {
    const { env, id } = await createPending();
    receiver.mockImplementation(async () => answer(410));
    await deliver(env);
    later(400 * day);
    await deliver(env);
    expect(posted()).toEqual([id]);
    expect(await storedDeliveries(env)).toMatchObject([
      { done: null, refused: start.toISOString() },
    ]);
    const line = { event: 'delivery-refused', id, channel: 'webhook', attempt: 1 };
    expect(vi.mocked(console.error).mock.calls).toEqual([[JSON.stringify(line)]]);
  });

  it('is skipped if its lead was erased after the claim', async () => {
    const { env } = createReceiver();
    const erased = await store(env);
    later(1);
    const kept = await store(env);
    const prepare = env.DB.prepare.bind(env.DB);
    let claimed = false;
    env.DB.prepare = (sql) => {
      if (claimed) {
        claimed = false;
        prepare('DELETE FROM leads WHERE id = ?').bind(erased).run();
      }
      if (sql.includes('attempts + 1')) claimed = true;
      return prepare(sql);
    };
    await deliver(env);
    expect(posted()).toEqual([kept]);
    expect(console.error).not.toHaveBeenCalled();
  });

  it('is retried if the store fails to record it', async () => {
    const { env } = createReceiver();
    const prepare = env.DB.prepare.bind(env.DB);
    receiver.mockImplementationOnce(async () => {
      // The receiver accepts the delivery, but the store cannot record it.
      env.DB.prepare = failingDatabase().prepare;
      return answer(204);
    });
    await deliverLead(env, await store(env));
    await deliver(env);
    expect(vi.mocked(console.error).mock.lastCall?.[0]).toContain('store-failed');
    env.DB.prepare = prepare;
    later(30 * second);
    await deliver(env);
    expect(await storedDeliveries(env)).toMatchObject([{ attempts: 2, done: expect.any(String) }]);
  });
});

it('a run starts no attempt after 100 seconds; the next run continues', async () => {
  const { env } = createReceiver();
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    ids.push(await store(env));
    later(second);
  }
  receiver.mockImplementation(async () => {
    later(50 * second);
    return answer(204);
  });
  for (const attempted of [2, 3]) {
    await deliver(env);
    // Those that have waited longest come first.
    expect(posted().toSorted()).toEqual(ids.slice(0, attempted).toSorted());
  }
});

describe('a slow response', () => {
  it('does not delay the other channel', async () => {
    const { env, send } = createOwner();
    const ids = await Promise.all(Array.from({ length: 10 }, () => store(env)));
    const slow = holdNext(receiver);
    const run = deliver(env);
    await vi.waitUntil(() => send.mock.calls.length === 10, { timeout: 60 * second });
    expect(receiver).toHaveBeenCalledOnce();
    slow.answer(answer(204));
    await run;
    expect(posted().toSorted()).toEqual(ids.toSorted());
  });

  it('times out after ten seconds, by mail too, and is retried', async () => {
    const { env, send } = createOwner();
    await store(env);
    const held = holdNext(send);
    const run = deliver(env);
    await held.arrived;
    await vi.advanceTimersByTimeAsync(10_000);
    await run;
    const [mail] = await storedDeliveries(env);
    expect(mail).toMatchObject({ done: null, attempts: 1, due: '2026-11-20T10:01:10.000Z' });
  });

  it('claims the delivery for 30 seconds, and does not overwrite the result of a later attempt', async () => {
    for (const status of [410, 422, 500]) {
      receiver.mockClear();
      const { env } = await createPending();
      const late = holdNext(receiver);
      const slow = deliver(env);
      await late.arrived;
      const [claimed] = await storedDeliveries(env);
      const until = Date.parse(String(claimed?.due));
      expect(until - Date.now()).toBe(30 * second);
      vi.setSystemTime(until - 1);
      await deliver(env);
      expect(receiver).toHaveBeenCalledTimes(1);
      later(1);
      await Promise.all([deliver(env), deliver(env)]);
      expect(receiver).toHaveBeenCalledTimes(2);
      late.answer(answer(status));
      await slow;
      later(day);
      await deliver(env);
      expect(receiver).toHaveBeenCalledTimes(2);
      expect(await storedDeliveries(env)).toMatchObject([{ refused: null, attempts: 2 }]);
    }
  });
});

it('does not shorten the wait of a later attempt when an earlier one fails late', async () => {
  const { env } = await createPending();
  const late = holdNext(receiver);
  const slow = deliver(env);
  await late.arrived;
  later(31 * second);
  receiver.mockImplementation(async () => answer(429, { 'Retry-After': '3600' }));
  await deliver(env);
  const waiting = await storedDeliveries(env);
  late.answer(answer(500));
  await slow;
  expect(await storedDeliveries(env)).toEqual(waiting);
});

describe('the daily cron', () => {
  const daily = { cron: '17 3 * * *' };

  it('deletes expired leads, and logs the numbers of deleted and undelivered ones', async () => {
    const { env, send } = createOwner();
    const year = 2026 - retention.years;
    await store(env, { createdAt: `${year}-11-20T09:59:59.999Z` });
    const kept = await store(env, { createdAt: `${year}-11-20T10:00:00.000Z` });
    receiver.mockImplementation(async () => answer(410));
    await deliver(env);
    receiver.mockImplementation(async () => answer(204));
    await deliverLead(env, await store(env));
    receiver.mockImplementation(async () => answer(500));
    send.mockRejectedValue(new Error('no'));
    await deliverLead(env, await store(env));
    await store(env);
    vi.mocked(console.info).mockClear();
    await scheduled(daily, env);
    expect(await storedLeads(env)).toMatchObject([{ id: kept }, {}, {}, {}]);
    expect(await storedDeliveries(env)).toHaveLength(8);
    expect(vi.mocked(console.info).mock.calls).toEqual([
      [JSON.stringify({ event: 'leads-expired', count: 1 })],
      // The refused one, and the one whose two attempts failed.
      [JSON.stringify({ event: 'leads-undelivered', count: 2 })],
    ]);
  });

  it('logs the first invalid variable, and nothing if all are valid', async () => {
    const { env } = createReceiver();
    await scheduled(daily, env);
    expect(console.error).not.toHaveBeenCalled();
    await scheduled(daily, { ...env, BOOKING_URL: 'booking' });
    const problem =
      'The variable BOOKING_URL must be an absolute URL that begins with https:// or http://.';
    expect(vi.mocked(console.error).mock.calls).toEqual([
      [JSON.stringify({ event: 'variable-invalid', problem })],
    ]);
  });
});
