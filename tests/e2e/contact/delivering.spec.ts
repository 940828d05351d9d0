import { expect, test } from 'playwright/test';
import { Webhook } from 'standardwebhooks';
import { hiddenFields } from '#src/contact/fields.ts';
import { openLocalDatabase } from '#src/tools/local/database.ts';
import { person } from '../../person.ts';
import { type Site, startTestSite } from '../site.ts';
import { startReceiver } from './receiver.ts';
import { fillForms, isSent, makeForm, readLeads, variables, withField } from './submission.ts';

/** Returns the number of delivered leads. */
function delivered({ state }: Site): number {
  using database = openLocalDatabase(state);
  const row = database.prepare('SELECT count(*) AS done FROM deliveries WHERE done <> ?').get('');
  return Number(row?.done);
}

/** Makes every delivery due and attempts it, so that no test waits for the backoff. */
async function attempt({ state, runCrons }: Site): Promise<void> {
  {
    using database = openLocalDatabase(state);
    database.prepare('UPDATE deliveries SET due = ?').run(new Date().toISOString());
  }
  await runCrons();
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

test('delivers a signed, flagged lead on the third attempt if the receiver fails twice', async () => {
  await using receiver = await startReceiver(500, 422, 200);
  await using site = await startTestSite({
    variables: { ...variables, LEADS_WEBHOOK_URL: receiver.url },
  });
  const form = withField(makeForm(), hiddenFields.honeypot, 'spam');
  expect(await isSent(site.url, form)).toBe(true);
  await expect.poll(() => receiver.received.length).toBe(1);
  const attempts = async () => {
    await attempt(site);
    return receiver.received.length;
  };
  await expect.poll(attempts).toBe(3);
  await expect.poll(() => delivered(site)).toBe(1);
  await attempt(site);
  expect(receiver.received).toHaveLength(3);
  const [lead] = readLeads(site.state);
  for (const { headers, body } of receiver.received) {
    expect(headers['webhook-id']).toBe(lead?.id);
    expect(new Webhook(variables.LEADS_WEBHOOK_SECRET).verify(body, headers)).toMatchObject({
      data: { id: lead?.id, email: person.email, flagged: true },
    });
  }
  expectQuietLogs(site);
});

test('reports success before the receiver has answered, and delivers every lead despite slow responses and a killed worker', async () => {
  await using receiver = await startReceiver(200);
  const options = {
    state: test.info().outputPath('state'),
    variables: { ...variables, LEADS_WEBHOOK_URL: receiver.url },
  };
  await using site = await startTestSite(options);
  receiver.hold(3);
  const answers = await Promise.all(fillForms(20).map((form) => isSent(site.url, form)));
  expect(answers).not.toContain(false);
  // The held deliveries time out only after ten seconds.
  await expect.poll(() => delivered(site), { timeout: 8000 }).toBe(17);
  expect(receiver.waiting()).toBe(3);
  await site.dispose();

  await using again = await startTestSite(options);
  await attempt(again);
  await expect.poll(() => delivered(again)).toBe(20);
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'] ?? '');
  expect(new Set(ids)).toEqual(new Set(readLeads(again.state).map(({ id }) => id)));
  expect(ids).toHaveLength(23);
});
