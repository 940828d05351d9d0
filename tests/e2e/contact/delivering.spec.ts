import { expect, test } from 'playwright/test';
import { Webhook } from 'standardwebhooks';
import { hiddenFields } from '#src/contact/fields.ts';
import { openLocalDatabase } from '#src/tools/local/database.ts';
import { person } from '../../person.ts';
import { fillForms, isSent, makeForm, variables, withField } from './forms.ts';
import { startReceiver } from './receiver.ts';
import { type Server, startServer } from './server.ts';
import { readLeads } from './submission.ts';

/** Returns the number of delivered leads. */
function delivered({ state }: Server): number {
  using database = openLocalDatabase(state);
  const row = database.prepare('SELECT count(*) AS done FROM deliveries WHERE done <> ?').get('');
  return Number(row?.done);
}

/** Makes every delivery due and attempts it, so that no test waits for the backoff. */
async function attempt({ state, runCron }: Server): Promise<void> {
  {
    using database = openLocalDatabase(state);
    database.prepare('UPDATE deliveries SET due = ?').run(new Date().toISOString());
  }
  await runCron('deliver');
}

/** Expects every line after the startup message to be JSON without personal data. */
function expectQuietLogs(server: Server): void {
  const lines = server.output().split('\n').filter(Boolean);
  for (const line of lines.slice(lines.findIndex((line) => line.includes('on air')) + 1)) {
    expect(JSON.parse(line)).toHaveProperty('event');
    for (const planted of [...Object.values(person), '199007273', '?', 'ref=']) {
      expect(line).not.toContain(planted);
    }
  }
}

test('delivers a signed, flagged lead on the third attempt if the receiver fails twice', async () => {
  await using receiver = await startReceiver(500, 422, 200);
  await using server = await startServer({
    variables: { ...variables, LEADS_WEBHOOK_URL: receiver.url },
  });
  const form = withField(makeForm(), hiddenFields.honeypot, 'spam');
  expect(await isSent(server.url, form)).toBe(true);
  await expect.poll(() => receiver.received.length).toBe(1);
  const attempts = async () => {
    await attempt(server);
    return receiver.received.length;
  };
  await expect.poll(attempts).toBe(3);
  await expect.poll(() => delivered(server)).toBe(1);
  await attempt(server);
  expect(receiver.received).toHaveLength(3);
  const [lead] = readLeads(server.state);
  for (const { headers, body } of receiver.received) {
    expect(headers['webhook-id']).toBe(lead?.id);
    expect(new Webhook(variables.LEADS_WEBHOOK_SECRET).verify(body, headers)).toMatchObject({
      data: { id: lead?.id, email: person.email, flagged: true },
    });
  }
  expectQuietLogs(server);
});

test('reports success to the visitor before the receiver has answered', async () => {
  await using receiver = await startReceiver(200);
  await using server = await startServer({
    variables: { ...variables, LEADS_WEBHOOK_URL: receiver.url },
  });
  receiver.hold(1);
  expect(await isSent(server.url, makeForm())).toBe(true);
  await expect.poll(() => receiver.received.length).toBe(1);
  // A delivery times out after ten seconds.
  expect(receiver.waiting()).toBe(1);
});

test('delivers every lead despite slow responses and a killed worker', async () => {
  await using receiver = await startReceiver(200);
  const options = { variables: { ...variables, LEADS_WEBHOOK_URL: receiver.url } };
  await using server = await startServer(options);
  receiver.hold(3);
  const answers = await Promise.all(fillForms(20).map((form) => isSent(server.url, form)));
  expect(answers).not.toContain(false);
  // The held deliveries time out only after ten seconds.
  await expect.poll(() => delivered(server), { timeout: 8000 }).toBe(17);
  await server.kill();

  await using again = await startServer({ ...options, state: server.state });
  await attempt(again);
  await expect.poll(() => delivered(again)).toBe(20);
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'] ?? '');
  expect(new Set(ids)).toEqual(new Set(readLeads(again.state).map(({ id }) => id)));
  expect(ids).toHaveLength(23);
});
