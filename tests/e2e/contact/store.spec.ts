import { createServer } from 'node:http';
import { expect, test } from '@playwright/test';
import { Webhook } from 'standardwebhooks';
import { hiddenFields } from '../../../src/contact/fields.ts';
import { issueTicket } from '../../../src/contact/ticket.ts';
import { makeDue, releaseLead } from '../../../src/leads/lead-sql.ts';
import { openLocalDatabase } from '../../../src/local/database.ts';
import { localeCodes } from '../../../src/locales.ts';
import { referredPath, referrer } from '../../referrer.ts';
import { words } from '../../words.ts';
import { freePort, type Server, startServer } from './server.ts';
import { callAction, person, postDocument, readForm, readLeads, runLeads } from './submission.ts';

test.describe.configure({ mode: 'default', timeout: 240_000 });

const variables = {
  FORM_TOKEN_SECRET: 'the secret of the form in these tests',
  LEADS_WEBHOOK_SECRET: `whsec_${Buffer.from('the key of the receiver in tests').toString('base64')}`,
  LEADS_WEBHOOK_URL: '',
};
const path = referredPath();
/** A retried delivery takes its seconds. */
const slow = { timeout: 30_000 };
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Forms of different visitors, old enough to be stored at once. */
async function fillForms(count: number): Promise<[string, string][][]> {
  const form = { locale: 'en', code: referrer.code } as const;
  const tickets = await Promise.all(
    Array.from({ length: count }, () => issueTicket(variables.FORM_TOKEN_SECRET, form)),
  );
  await pause(3100);
  return tickets.map((ticket, index) =>
    Object.entries({
      ref: referrer.code,
      locale: 'en',
      ...ticket,
      ...person,
      firstName: `Zoë ${index}`,
      [hiddenFields.honeypot]: '',
    }),
  );
}

/** A form as the server renders it, filled in, its honeypot empty. */
async function fillRendered(url: string): Promise<[string, string][]> {
  const form = await readForm(url, path);
  return [...form.set(hiddenFields.honeypot, ''), ...Object.entries(person)];
}

/** The same form with the ticket that an answer hands out. */
function withNewTicket(form: [string, string][], html: string): [string, string][] {
  const fields = new Map(form);
  for (const name of ['key', 'token']) {
    const [, value = ''] = html.match(new RegExp(`name="${name}" value="([^"]+)"`)) ?? [];
    fields.set(name, value);
  }
  return [...fields];
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

test('a form that is sent at once waits for its three seconds, and is like any other', async () => {
  const server = await startServer({ variables });
  try {
    const start = performance.now();
    const form = await fillRendered(server.url);
    const answers = [postDocument(server.url, path, form), postDocument(server.url, path, form)];
    for (const answer of answers) expect((await answer).status).toBe(303);
    expect(performance.now() - start).toBeGreaterThan(3000);
    expect(await readLeads(server.state)).toMatchObject([{ suspicion: null, delivery: 'pending' }]);
  } finally {
    await server.stop();
  }
});

test('after a change of its secret a form needs to be sent again, and is delivered then', async () => {
  const receiver = await startReceiver(200);
  const before = await startServer({ variables });
  const form = await fillRendered(before.url);
  await before.stop();
  const server = await startServer({
    state: before.state,
    variables: {
      ...variables,
      FORM_TOKEN_SECRET: 'another secret of the form in these tests',
      LEADS_WEBHOOK_URL: receiver.url,
    },
  });
  try {
    const response = await postDocument(server.url, path, form);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain(words('en', 'contact.error.again'));
    expect(html).toContain(`value="${person.email}"`);
    expect(await readLeads(server.state)).toEqual([]);
    const again = withNewTicket(form, html);
    expect((await postDocument(server.url, path, again)).status).toBe(303);
    await expect.poll(() => receiver.received.length, slow).toBe(1);
    expect(await readLeads(server.state)).toMatchObject([{ suspicion: null }]);
  } finally {
    await server.stop();
    receiver.close();
  }
});

test('a store that is locked fails with the values kept; later the same form succeeds', async () => {
  const server = await startServer({ variables });
  const lock = openLocalDatabase(server.state);
  try {
    const form = await fillRendered(server.url);
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

type Delivered = { headers: Record<string, string>; body: string };

/**
 * A receiver that answers with these statuses, one after the other, the last one
 * for ever; what it is told to hold gets no answer at all.
 */
async function startReceiver(...statuses: number[]) {
  const port = await freePort();
  const received: Delivered[] = [];
  let held = 0;
  const receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ headers: request.headers as Record<string, string>, body });
    if (held > 0) {
      held -= 1;
      return;
    }
    response.writeHead(statuses[received.length - 1] ?? statuses.at(-1) ?? 200).end();
  }).listen(port, 'localhost');
  return {
    url: `http://localhost:${port}/leads`,
    received,
    hold: (count: number) => {
      held = count;
    },
    close: () => receiver.close().closeAllConnections(),
  };
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
      const verified = new Webhook(variables.LEADS_WEBHOOK_SECRET).verify(body, headers);
      expect(verified).toMatchObject({ data: { id: lead?.id, email: person.email } });
    }
    expectQuietLogs(server);
  } finally {
    await server.stop();
    receiver.close();
  }
});

test('a lead that waits for a receiver is delivered by the cron, a suspect one when it is released', async () => {
  const receiver = await startReceiver(200);
  const before = await startServer({ variables });
  const [form = [], spam = []] = await fillForms(2);
  expect(await isSent(await callAction(before.url, form))).toBe(true);
  const caught = [...new Map(spam).set(hiddenFields.honeypot, 'spam')];
  expect(await isSent(await callAction(before.url, caught))).toBe(true);
  await before.kill();

  const after = await startServer({
    state: before.state,
    variables: { ...variables, LEADS_WEBHOOK_URL: receiver.url },
  });
  const deliveries = async () => (await readLeads(after.state)).map(({ delivery }) => delivery);
  try {
    await runCrons(after);
    await expect.poll(() => receiver.received.length, { timeout: 30_000 }).toBe(1);
    await expect.poll(deliveries, slow).toEqual(['delivered', 'withheld']);
    expect(await readHealth(after)).toMatchObject([200, { withheld: 1, undelivered: 0 }]);

    const [, suspect] = await readLeads(after.state);
    change(after, releaseLead(String(suspect?.id)));
    await runCrons(after);
    await expect.poll(deliveries, slow).toEqual(['delivered', 'delivered']);
    expect(receiver.received).toHaveLength(2);
  } finally {
    await after.stop();
    receiver.close();
  }
});

test('a lead that the receiver does not take is posted once a round; made due, once more', async () => {
  const receiver = await startReceiver(422, 200);
  const server = await startServer({
    variables: { ...variables, LEADS_WEBHOOK_URL: receiver.url },
  });
  const delivery = async () => (await readLeads(server.state))[0]?.delivery;
  try {
    const [form = []] = await fillForms(1);
    expect(await isSent(await callAction(server.url, form))).toBe(true);
    await expect.poll(delivery, slow).toBe('dead');
    await runCrons(server);
    await pause(5000);
    expect(receiver.received).toHaveLength(1);
    expect(await readHealth(server)).toMatchObject([200, { withheld: 0, undelivered: 1 }]);
    change(server, makeDue);
    await runCrons(server);
    await expect.poll(delivery, slow).toBe('delivered');
    expect(receiver.received).toHaveLength(2);
    expectQuietLogs(server);
  } finally {
    await server.stop();
    receiver.close();
  }
});

test('a lead that its receiver refuses for good is posted once', async () => {
  const receiver = await startReceiver(410);
  const server = await startServer({
    variables: { ...variables, LEADS_WEBHOOK_URL: receiver.url },
  });
  try {
    const [form = []] = await fillForms(1);
    expect(await isSent(await callAction(server.url, form))).toBe(true);
    await expect
      .poll(async () => (await readLeads(server.state))[0]?.delivery, slow)
      .toBe('refused');
    change(server, makeDue);
    await runCrons(server);
    await pause(5000);
    expect(receiver.received).toHaveLength(1);
    expect(server.output()).toContain('receiver-refuses-lead');
  } finally {
    await server.stop();
    receiver.close();
  }
});

test('one slow answer does not hold up the others', async () => {
  const receiver = await startReceiver(200);
  const server = await startServer({
    variables: { ...variables, LEADS_WEBHOOK_URL: receiver.url },
  });
  try {
    receiver.hold(1);
    const forms = await fillForms(8);
    const answers = await Promise.all(forms.map((form) => callAction(server.url, form)));
    for (const answer of answers) expect(await isSent(answer)).toBe(true);
    const delivered = async () =>
      (await readLeads(server.state)).filter(({ delivery }) => delivery === 'delivered').length;
    await expect.poll(delivered, { timeout: 8000 }).toBe(7);
    // The held one gets no answer within 10 s, and is posted again.
    await expect.poll(delivered, slow).toBe(8);
    expect(receiver.received).toHaveLength(9);
  } finally {
    await server.stop();
    receiver.close();
  }
});

/** Starts the crons of a server now. */
const runCrons = (server: Server) => fetch(new URL('/cdn-cgi/local/scheduled', server.entry));

async function readHealth(server: Server): Promise<[status: number, health: object]> {
  const response = await fetch(`${server.url}/healthz`);
  return [response.status, await response.json()];
}

/** Runs an operator's statement beside the server. */
function change(server: Server, sql: string): void {
  const database = openLocalDatabase(server.state);
  database.prepare(sql).all();
  database.close();
}

test('without its secret the page says that loading failed, in every language', async () => {
  const server = await startServer({ variables: { ...variables, FORM_TOKEN_SECRET: '' } });
  try {
    for (const locale of localeCodes) {
      const html = await (await fetch(server.url + referredPath(locale))).text();
      expect(html).toContain(words(locale, 'contact.error.loading'));
      expect(html).not.toContain('<form');
    }
    expect(server.output()).toContain('MissingSecret FORM_TOKEN_SECRET');
    const unfitSecrets = ['FORM_TOKEN_SECRET'];
    expect(await readHealth(server)).toMatchObject([503, { store: 'ready', unfitSecrets }]);
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
