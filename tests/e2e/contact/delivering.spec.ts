import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'playwright/test';
import { Webhook } from 'standardwebhooks';
import { makeDue, releaseLead } from '../../../src/commands/lead-sql.ts';
import { hiddenFields } from '../../../src/contact/fields.ts';
import { crons } from '../../../src/leads/crons.ts';
import { openLocalDatabase } from '../../../src/tools/server/database.ts';
import { triggerCron } from '../../../src/tools/server/trigger-cron.ts';
import { fillForms, isSent, variables, withField } from './forms.ts';
import { startReceiver } from './receiver.ts';
import { readHealth, type Server, startServer } from './server.ts';
import { person, readLeads } from './submission.ts';

test.describe.configure({ mode: 'default', timeout: 240_000 });

/** A retried delivery takes several seconds. */
const slow = { timeout: 30_000 };

/** What became of the leads, in the order in which they came in. */
const deliveries = async ({ state }: Server) =>
  (await readLeads(state)).map(({ delivery }) => delivery);

const requeue = ({ entry }: Server) => triggerCron(entry, crons.requeue);

/** Runs an operator's statement beside the server. */
function change({ state }: Server, sql: string, ...values: string[]): void {
  using database = openLocalDatabase(state);
  database.prepare(sql).all(...values);
}

/** Long enough for a lead that was queued to be posted. */
const untilPosted = () => setTimeout(5000);

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

test('a receiver that fails twice gets the lead the third time, signed', async () => {
  await using receiver = await startReceiver(500, 503, 200);
  await using server = await startServer({
    variables: { ...variables, LEADS_WEBHOOK_URL: receiver.url },
  });
  const [form = []] = await fillForms(1);
  expect(await isSent(server.url, form)).toBe(true);
  await expect.poll(() => receiver.received.length, slow).toBe(3);
  await expect.poll(() => deliveries(server), slow).toEqual(['delivered']);
  const [lead] = await readLeads(server.state);
  for (const { headers, body } of receiver.received) {
    expect(headers['webhook-id']).toBe(lead?.id);
    const verified = new Webhook(variables.LEADS_WEBHOOK_SECRET).verify(body, headers);
    expect(verified).toMatchObject({ data: { id: lead?.id, email: person.email } });
  }
  expectQuietLogs(server);
});

test('a lead that waits for a receiver is delivered by the cron, a suspect one when it is released', async () => {
  await using receiver = await startReceiver(200);
  await using before = await startServer({ variables });
  const [form = [], spam = []] = await fillForms(2);
  expect(await isSent(before.url, form)).toBe(true);
  expect(await isSent(before.url, withField(spam, hiddenFields.honeypot, 'spam'))).toBe(true);
  await before.kill();

  await using after = await startServer({
    state: before.state,
    variables: { ...variables, LEADS_WEBHOOK_URL: receiver.url },
  });
  await requeue(after);
  await expect.poll(() => receiver.received.length, slow).toBe(1);
  await expect.poll(() => deliveries(after), slow).toEqual(['delivered', 'withheld']);
  expect(await readHealth(after)).toMatchObject([200, { withheld: 1, undelivered: 0 }]);

  const [, suspect] = await readLeads(after.state);
  change(after, releaseLead, String(suspect?.id));
  await requeue(after);
  await expect.poll(() => deliveries(after), slow).toEqual(['delivered', 'delivered']);
  expect(receiver.received).toHaveLength(2);
});

test('a lead that the receiver does not take is posted once a round; made due, once more', async () => {
  await using receiver = await startReceiver(422, 200);
  await using server = await startServer({
    variables: { ...variables, LEADS_WEBHOOK_URL: receiver.url },
  });
  const [form = []] = await fillForms(1);
  expect(await isSent(server.url, form)).toBe(true);
  await expect.poll(() => deliveries(server), slow).toEqual(['dead']);
  await requeue(server);
  await untilPosted();
  expect(receiver.received).toHaveLength(1);
  expect(await readHealth(server)).toMatchObject([200, { withheld: 0, undelivered: 1 }]);
  change(server, makeDue);
  await requeue(server);
  await expect.poll(() => deliveries(server), slow).toEqual(['delivered']);
  expect(receiver.received).toHaveLength(2);
  expectQuietLogs(server);
});

test('a lead that its receiver refuses for good is posted once', async () => {
  await using receiver = await startReceiver(410);
  await using server = await startServer({
    variables: { ...variables, LEADS_WEBHOOK_URL: receiver.url },
  });
  const [form = []] = await fillForms(1);
  expect(await isSent(server.url, form)).toBe(true);
  await expect.poll(() => deliveries(server), slow).toEqual(['refused']);
  change(server, makeDue);
  await requeue(server);
  await untilPosted();
  expect(receiver.received).toHaveLength(1);
  expect(server.output()).toContain('receiver-refuses-lead');
});

test('one slow answer does not hold up the others', async () => {
  await using receiver = await startReceiver(200);
  await using server = await startServer({
    variables: { ...variables, LEADS_WEBHOOK_URL: receiver.url },
  });
  receiver.hold(1);
  const forms = await fillForms(8);
  const answers = await Promise.all(forms.map((form) => isSent(server.url, form)));
  expect(answers).not.toContain(false);
  const delivered = async () =>
    (await deliveries(server)).filter((delivery) => delivery === 'delivered').length;
  await expect.poll(delivered, { timeout: 8000 }).toBe(7);
  // The held one gets no answer within 10 s, and is posted again.
  await expect.poll(delivered, slow).toBe(8);
  expect(receiver.received).toHaveLength(9);
});
