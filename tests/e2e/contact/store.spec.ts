import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { openLocalDatabase } from '../../../src/build/local-database.ts';
import { issueTicket } from '../../../src/contact/ticket.ts';
import { localeCodes } from '../../../src/locales.ts';
import { localePath } from '../../../src/routes.ts';
import { words } from '../../words.ts';
import { freePort, type Server, startServer } from './server.ts';
import { callAction, person, postDocument, readForm, readLeads, runLeads } from './submission.ts';

test.describe.configure({ mode: 'default', timeout: 240_000 });

const variables = {
  FORM_TOKEN_SECRET: 'the secret of these tests',
  LEADS_WEBHOOK_SECRET: 'the secret of the receiver',
  LEADS_WEBHOOK_URL: '',
};
const path = '/contact?ref=ALPHA72';
/** A retried delivery takes its seconds. */
const slow = { timeout: 30_000 };
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Forms of different visitors, old enough not to be suspect. */
async function fillForms(count: number): Promise<[string, string][][]> {
  const form = { locale: 'en', code: 'ALPHA72' } as const;
  const tickets = await Promise.all(
    Array.from({ length: count }, () => issueTicket(variables.FORM_TOKEN_SECRET, form)),
  );
  await pause(3100);
  return tickets.map((ticket, index) =>
    Object.entries({
      ref: 'ALPHA72',
      locale: 'en',
      ...ticket,
      ...person,
      firstName: `Zoë ${index}`,
    }),
  );
}

const isSent = async (response: Response) => (await response.text()).includes('"status":"sent"');

test('50 identical submissions at once are one row, and each is answered alike', async () => {
  const server = await startServer({ variables });
  try {
    const [form = []] = await fillForms(1);
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => callAction(server.url, form)),
    );
    for (const response of responses) expect(await isSent(response)).toBe(true);
    expect(await readLeads(server.state)).toMatchObject([
      { ...person, firstName: 'Zoë 0', phone: '+33199007273', phoneAsTyped: person.phone },
    ]);
    const other = form.map(
      ([name, value]) => [name, name === 'lastName' ? 'Other' : value] as const,
    );
    expect(await (await callAction(server.url, other)).text()).toContain('"status":"failed"');
    expect(await readLeads(server.state)).toHaveLength(1);
  } finally {
    await server.stop();
  }
});

test('the operator reads and erases leads while visitors submit', async () => {
  const server = await startServer({ variables });
  try {
    const forms = await fillForms(31);
    const erased = 'erased@planted.example';
    const [first = [], ...others] = forms;
    const form = first.map(([name, value]) => [name, name === 'email' ? erased : value] as const);
    expect(await isSent(await callAction(server.url, form))).toBe(true);

    const answers = others.map((form) => callAction(server.url, form));
    for (let reading = 0; reading < 4; reading += 1) await readLeads(server.state);
    expect(await runLeads(server.state, 'erase', erased.toUpperCase())).toBe('1 leads erased\n');
    for (const answer of answers) expect(await isSent(await answer)).toBe(true);
    const csv = await runLeads(server.state);
    expect(csv.trim().split('\n')).toHaveLength(1 + others.length);
    expect(csv).toContain(person.email);
    expect(csv).not.toContain(erased);
  } finally {
    await server.stop();
  }
});

test('a server killed amid 200 submissions has every lead that it acknowledged, once', async () => {
  const first = await startServer({ variables });
  const forms = await fillForms(200);
  const acknowledged: string[] = [];
  const submissions = forms.map(async (form, index) => {
    await pause(index * 10);
    if (await isSent(await callAction(first.url, form))) {
      acknowledged.push(new Map(form).get('key') ?? '');
      if (acknowledged.length === 60) await first.kill();
    }
  });
  await Promise.allSettled(submissions);
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);
  expect(acknowledged.length).toBeLessThan(200);

  const again = await startServer({
    variables,
    state: first.state,
    port: Number(new URL(first.url).port),
  });
  try {
    const stored = (await readLeads(again.state)).map(({ key }) => key);
    expect(new Set(stored).size).toBe(stored.length);
    for (const key of acknowledged) expect(stored).toContain(key);
    // Who got no answer sends the same form again.
    const answers = await Promise.all(forms.map((form) => callAction(again.url, form)));
    for (const answer of answers) expect(await isSent(answer)).toBe(true);
    expect(await readLeads(again.state)).toHaveLength(200);
  } finally {
    await again.stop();
  }
});

test('a store that is locked fails with the values kept; later the same form succeeds', async () => {
  const server = await startServer({ variables });
  const lock = openLocalDatabase(server.state);
  try {
    const form = [...(await readForm(server.url, path)), ...Object.entries(person)];
    lock.exec('BEGIN EXCLUSIVE');
    const start = performance.now();
    const response = await postDocument(server.url, path, form);
    expect(performance.now() - start).toBeLessThan(7000);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(words('en', 'contact.error.sending'));
    expect(html).toContain(`value="${person.email}"`);
    expect(html).toContain(`value="${new Map(form).get('key')}"`);
    lock.exec('ROLLBACK');
    expect((await postDocument(server.url, path, form)).status).toBe(303);
    expect(await readLeads(server.state)).toHaveLength(1);
  } finally {
    lock.close();
    await server.stop();
  }
});

type Delivered = { headers: Record<string, unknown>; body: string };

/** A receiver that answers with these statuses, one after the other, the last one for ever. */
async function startReceiver(...statuses: number[]) {
  const port = await freePort();
  const received: Delivered[] = [];
  const receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ headers: request.headers, body });
    response.writeHead(statuses[received.length - 1] ?? statuses.at(-1) ?? 200).end();
  }).listen(port, 'localhost');
  return { url: `http://localhost:${port}/leads`, received, close: () => receiver.close() };
}

test('a receiver that fails twice gets the lead the third time, signed', async () => {
  const receiver = await startReceiver(500, 503, 200);
  const server = await startServer({
    variables: { ...variables, LEADS_WEBHOOK_URL: receiver.url },
  });
  try {
    const [form = []] = await fillForms(1);
    expect(await isSent(await callAction(server.url, form))).toBe(true);
    await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(3);
    await expect
      .poll(async () => (await readLeads(server.state))[0]?.delivery, slow)
      .toBe('delivered');
    const [lead] = await readLeads(server.state);
    for (const { headers, body } of receiver.received) {
      expect(headers['webhook-id']).toBe(lead?.id);
      const signed = `${lead?.id}.${headers['webhook-timestamp']}.${body}`;
      const hmac = createHmac('sha256', variables.LEADS_WEBHOOK_SECRET).update(signed);
      expect(headers['webhook-signature']).toBe(`v1,${hmac.digest('base64')}`);
      expect(JSON.parse(body).data).toMatchObject({ id: lead?.id, email: person.email });
    }
    expectQuietLogs(server);
  } finally {
    await server.stop();
    receiver.close();
  }
});

test('a lead that waits for a receiver is delivered by the cron, a suspect one never', async () => {
  const receiver = await startReceiver(200);
  const before = await startServer({ variables });
  const [form = [], spam = []] = await fillForms(2);
  expect(await isSent(await callAction(before.url, form))).toBe(true);
  expect(await isSent(await callAction(before.url, [...spam, ['website', 'spam']]))).toBe(true);
  await before.kill();

  const after = await startServer({
    state: before.state,
    variables: { ...variables, LEADS_WEBHOOK_URL: receiver.url },
  });
  try {
    await fetch(`${after.url}/cdn-cgi/local/scheduled`);
    await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(1);
    await expect
      .poll(async () => (await readLeads(after.state)).map(({ delivery }) => delivery), slow)
      .toEqual(['delivered', 'withheld']);
  } finally {
    await after.stop();
    receiver.close();
  }
});

test('without its secret the page says that loading failed, in every language', async () => {
  const server = await startServer({ variables: { ...variables, FORM_TOKEN_SECRET: '' } });
  try {
    for (const locale of localeCodes) {
      const html = await (
        await fetch(`${server.url}${localePath(locale, 'contact')}?ref=ALPHA72`)
      ).text();
      expect(html).toContain(words(locale, 'contact.error.loading'));
      expect(html).not.toContain('<form');
    }
    expect(server.output()).toContain('MissingSecret FORM_TOKEN_SECRET');
  } finally {
    await server.stop();
  }
});

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
