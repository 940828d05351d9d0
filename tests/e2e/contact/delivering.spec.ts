import { expect, test } from 'playwright/test';
import { hiddenFields } from '../../../src/contact/fields.ts';
import { crons } from '../../../src/leads/crons.ts';
import { openLocalDatabase } from '../../../src/tools/server/database.ts';
import { triggerCron } from '../../../src/tools/server/trigger-cron.ts';
import { fillForms, isSent, variables, withField } from './forms.ts';
import { startReceiver } from './receiver.ts';
import { readHealth, type Server, startServer } from './server.ts';
import { person, readLeads, runLeads } from './submission.ts';

test.describe.configure({ mode: 'default', timeout: 240_000 });

const slow = { timeout: 30_000 };

/** What became of posting the leads, in the order in which they came in. */
const states = async ({ state }: Server) => (await readLeads(state)).map(({ webhook }) => webhook);

const runCron = ({ entry }: Server) => triggerCron(entry, crons.deliver);

/** Makes everything due, and attempts it: no test waits until it would be. */
async function retry(server: Server): Promise<void> {
  await runLeads(server.state, 'retry');
  await runCron(server);
}

/** When the delivery of the only lead is due, in seconds from now. */
function dueIn({ state }: Server): number {
  using database = openLocalDatabase(state);
  const row = database.prepare('SELECT due FROM deliveries').get();
  return (Date.parse(String(row?.due)) - Date.now()) / 1000;
}

const idsOf = (received: readonly { headers: Record<string, string> }[]) =>
  received.map(({ headers }) => headers['webhook-id']).toSorted();

/** After its greeting a server prints single lines of JSON, and nothing personal in them. */
function expectQuietLogs(server: Server): void {
  const lines = server.output().split('\n').filter(Boolean);
  for (const line of lines.slice(lines.findIndex((line) => line.includes('on air')) + 1)) {
    expect(JSON.parse(line)).toHaveProperty('event');
    for (const planted of [...Object.values(person), '199007273', '?', 'ref=']) {
      expect(line).not.toContain(planted);
    }
  }
}

test('a receiver that fails twice gets the lead the third time, signed, with its flag', async () => {
  await using receiver = await startReceiver(500, 422, 200);
  await using server = await startServer({
    variables: { ...variables, LEADS_WEBHOOK_URL: receiver.url },
  });
  const [form = []] = await fillForms(1);
  expect(await isSent(server.url, withField(form, hiddenFields.honeypot, 'spam'))).toBe(true);
  await expect.poll(() => receiver.received.length, slow).toBe(1);
  // The next attempts are due 2 and 4 seconds later; then a run finds nothing.
  const attempts = async () => {
    await runCron(server);
    return receiver.received.length;
  };
  await expect.poll(attempts, { ...slow, intervals: [500] }).toBe(3);
  await runCron(server);
  expect(await states(server)).toEqual(['done']);
  const [lead] = await readLeads(server.state);
  expect(receiver.received).toHaveLength(3);
  for (const { headers, body } of receiver.received) {
    expect(headers['webhook-id']).toBe(lead?.id);
    expect(JSON.parse(body)).toMatchObject({
      data: { id: lead?.id, email: person.email, flagged: true },
    });
  }
  expectQuietLogs(server);
});

test('a receiver is left alone for as long as it asks, and for good after a 410', async () => {
  await using receiver = await startReceiver([429, 3600], 410);
  await using server = await startServer({
    variables: { ...variables, LEADS_WEBHOOK_URL: receiver.url },
  });
  const [form = []] = await fillForms(1);
  expect(await isSent(server.url, form)).toBe(true);
  await expect.poll(() => dueIn(server), slow).toBeGreaterThan(3500);
  await runCron(server);
  expect(receiver.received).toHaveLength(1);
  await retry(server);
  expect(await states(server)).toEqual(['refused']);
  await runCron(server);
  expect(receiver.received).toHaveLength(2);
  expect(server.output()).toContain('lead-refused');
});

test('a receiver that is set for the first time gets the leads of the last day; with --all, the rest', async () => {
  await using receiver = await startReceiver(200);
  await using before = await startServer({ variables });
  const forms = await fillForms(2);
  for (const form of forms) expect(await isSent(before.url, form)).toBe(true);
  await before.stop();
  const [young, old] = await readLeads(before.state);
  {
    using database = openLocalDatabase(before.state);
    database
      .prepare('UPDATE leads SET created_at = ? WHERE id = ?')
      .run(new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString(), String(old?.id));
  }
  await using after = await startServer({
    state: before.state,
    variables: { ...variables, LEADS_WEBHOOK_URL: receiver.url },
  });
  await retry(after);
  expect(idsOf(receiver.received)).toEqual([young?.id]);
  await runLeads(after.state, 'retry', '--all');
  await runCron(after);
  expect(idsOf(receiver.received)).toEqual([young?.id, old?.id].toSorted());
});

test('slow answers do not hold up the others, nor does a worker that dies lose them', async () => {
  await using receiver = await startReceiver(200);
  const options = { variables: { ...variables, LEADS_WEBHOOK_URL: receiver.url } };
  await using server = await startServer(options);
  receiver.hold(3);
  const forms = await fillForms(20);
  const answers = await Promise.all(forms.map((form) => isSent(server.url, form)));
  expect(answers).not.toContain(false);
  const done = async () => (await states(server)).filter((state) => state === 'done').length;
  await expect.poll(done, { timeout: 8000 }).toBe(17);
  await server.kill();

  await using again = await startServer({ ...options, state: server.state });
  // They are claimed by the worker that died.
  await runCron(again);
  expect(receiver.received).toHaveLength(20);
  await retry(again);
  expect(new Set(await states(again))).toEqual(new Set(['done']));
  const ids = (await readLeads(again.state)).map(({ id }) => id).toSorted();
  expect([...new Set(idsOf(receiver.received))]).toEqual(ids);
  expect(receiver.received).toHaveLength(23);
});

test('a store that fails for a while is not ready, and loses nothing', async () => {
  await using receiver = await startReceiver(200);
  await using server = await startServer({
    variables: { ...variables, LEADS_WEBHOOK_URL: receiver.url },
  });
  receiver.hold(1);
  const [form = [], other = []] = await fillForms(2);
  expect(await isSent(server.url, form)).toBe(true);
  await expect.poll(() => receiver.received.length, slow).toBe(1);
  {
    using lock = openLocalDatabase(server.state);
    lock.exec('BEGIN IMMEDIATE');
    expect(await readHealth(server)).toEqual([503, 'not ready']);
    expect(await isSent(server.url, other)).toBe(false);
    // The attempt ends meanwhile, and cannot be recorded.
    await expect.poll(() => server.output(), slow).toContain('"event":"lead-not-delivered"');
    lock.exec('ROLLBACK');
  }
  await expect.poll(() => readHealth(server), slow).toEqual([200, 'ready']);
  expect(await isSent(server.url, other)).toBe(true);
  await retry(server);
  await expect.poll(() => states(server), slow).toEqual(['done', 'done']);
});
