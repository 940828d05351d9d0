import { expect, test } from 'playwright/test';
import { Webhook } from 'standardwebhooks';
import { hiddenFields } from '#src/contact/fields.ts';
import { listenLocally } from '../../listen-locally.ts';
import { openLocalDatabase } from '../../local-database.ts';
import { person } from '../../person.ts';
import { type Site, startTestSite } from '../site.ts';
import { fillForms, isSent, makeForm, readLeads, variables, withField } from './submission.ts';

type Delivered = { headers: Record<string, string>; body: string };

/** A receiver of leads, for `await using`. It closes at the end of its block. */
type Receiver = AsyncDisposable & {
  url: string;
  received: Delivered[];
  /** Leaves the given number of further posts unanswered. */
  hold: (count: number) => void;
  /** The number of held posts that still wait for a response. */
  waiting: () => number;
};

/** Starts a receiver that responds with these statuses in order, and repeats the last one. */
async function startReceiver(...statuses: number[]): Promise<Receiver> {
  const received: Delivered[] = [];
  let held = 0;
  let waiting = 0;
  const server = await listenLocally(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ headers: request.headers as Record<string, string>, body });
    if (held > 0) {
      held -= 1;
      waiting += 1;
      response.once('close', () => {
        waiting -= 1;
      });
      return;
    }
    response.writeHead(statuses[received.length - 1] ?? statuses.at(-1) ?? 200).end();
  });
  return {
    url: `${server.origin}/leads`,
    received,
    hold: (count) => {
      held = count;
    },
    waiting: () => waiting,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
}

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
