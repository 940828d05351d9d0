import { expect, test } from 'playwright/test';
import { Webhook } from 'standardwebhooks';
import { hiddenFields } from '#src/contact/fields.ts';
import { openLocalDatabase } from '../../local-database.ts';
import { person } from '../../person.ts';
import { type Site, startTestSite } from '../site.ts';
import { startReceiver } from './receiver.ts';
import { fillForms, isSent, makeForm, readLeads, variables, withField } from './submission.ts';

/** Returns the number of leads that the receiver has accepted. */
function accepted({ state }: Site): number {
  using database = openLocalDatabase(state);
  const row = database.prepare('SELECT count(webhook_at) AS accepted FROM leads').get();
  return Number(row?.accepted);
}

/** Lets a minute pass for every lead, and runs the cron job. */
async function notifyLater({ state, runCron }: Site): Promise<void> {
  {
    using database = openLocalDatabase(state);
    const created = new Date(Date.now() - 60_000).toISOString();
    database.prepare('UPDATE leads SET created_at = ?').run(created);
  }
  await runCron();
}

/** Expects every line of the log to be JSON without personal data. */
function expectQuietLogs({ log }: Site): void {
  for (const line of log) {
    expect(JSON.parse(line)).toHaveProperty('event');
    for (const planted of [...Object.values(person), '199007273', '?', 'ref=']) {
      expect(line).not.toContain(planted);
    }
  }
}

test('posts a signed lead again until the receiver accepts it, and that the honeypot was filled in', async () => {
  await using receiver = await startReceiver(500, 422, 200);
  await using site = await startTestSite({
    variables: { ...variables, LEADS_WEBHOOK_URL: receiver.url },
  });
  const form = withField(makeForm(), hiddenFields.honeypot, 'spam');
  expect(await isSent(site.url, form)).toBe(true);
  await expect.poll(() => receiver.received.length).toBe(1);
  const attempts = async () => {
    await notifyLater(site);
    return receiver.received.length;
  };
  await expect.poll(attempts).toBe(3);
  await expect.poll(() => accepted(site)).toBe(1);
  await notifyLater(site);
  expect(receiver.received).toHaveLength(3);
  const [lead] = readLeads(site.state);
  for (const { headers, body } of receiver.received) {
    expect(headers['webhook-id']).toBe(lead?.id);
    expect(new Webhook(variables.LEADS_WEBHOOK_SECRET).verify(body, headers)).toMatchObject({
      data: { id: lead?.id, email: person.email, honeypotFilled: true },
    });
  }
  expectQuietLogs(site);
});

test('reports success before the receiver has answered, and posts every lead despite slow responses and a killed worker', async () => {
  await using receiver = await startReceiver(200);
  const options = {
    state: test.info().outputPath('state'),
    variables: { ...variables, LEADS_WEBHOOK_URL: receiver.url },
  };
  await using site = await startTestSite(options);
  receiver.hold(3);
  const answers = await Promise.all(fillForms(20).map((form) => isSent(site.url, form)));
  expect(answers).not.toContain(false);
  // The held posts time out only after ten seconds.
  await expect.poll(() => accepted(site), { timeout: 8000 }).toBe(17);
  expect(receiver.waiting()).toBe(3);
  await site.dispose();

  await using again = await startTestSite(options);
  await notifyLater(again);
  await expect.poll(() => accepted(again)).toBe(20);
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'] ?? '');
  expect(new Set(ids)).toEqual(new Set(readLeads(again.state).map(({ id }) => id)));
  expect(ids).toHaveLength(23);
});
