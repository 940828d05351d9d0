import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'playwright/test';
import { openLocalDatabase } from '../../../src/tools/server/database.ts';
import { referredPath } from '../../referrer.ts';
import { words } from '../../words.ts';
import { fillForms, fillRendered, isSent, makeForm, variables, withField } from './forms.ts';
import { startServer } from './server.ts';
import { callAction, person, postDocument, readLeads, runLeads } from './submission.ts';

test.describe.configure({ mode: 'default', timeout: 240_000 });

const path = referredPath();

test('50 identical submissions at once are one row, and each is answered alike', async () => {
  await using server = await startServer({ variables });
  const form = makeForm();
  const answers = await Promise.all(Array.from({ length: 50 }, () => isSent(server.url, form)));
  expect(answers).not.toContain(false);
  expect(await readLeads(server.state)).toMatchObject([person]);
  const other = await callAction(server.url, withField(form, 'lastName', 'Other'));
  expect(await other.text()).toContain('"status":"failed"');
  expect(await readLeads(server.state)).toHaveLength(1);
});

test('the operator reads and erases leads while visitors submit', async () => {
  await using server = await startServer({ variables });
  const forms = fillForms(30);
  const email = 'erased@planted.example';
  expect(await isSent(server.url, makeForm({ email }))).toBe(true);

  const answers = Promise.all(forms.map((form) => isSent(server.url, form)));
  for (let reading = 0; reading < 4; reading += 1) await readLeads(server.state);
  expect(await runLeads(server.state, 'erase', email.toUpperCase())).toBe('1 lead erased\n');
  expect(await answers).not.toContain(false);
  const csv = await runLeads(server.state);
  expect(csv.trim().split('\n')).toHaveLength(1 + forms.length);
  expect(csv).not.toContain(email);
});

test('a server killed amid 200 submissions has every lead that it acknowledged, once', async () => {
  await using first = await startServer({ variables });
  const forms = fillForms(200);
  const acknowledged: string[] = [];
  const submissions = forms.map(async (form, index) => {
    await setTimeout(index * 10);
    if (await isSent(first.url, form)) {
      acknowledged.push(new Map(form).get('key') ?? '');
      if (acknowledged.length === 60) await first.kill();
    }
  });
  await Promise.allSettled(submissions);
  expect(acknowledged.length).toBeGreaterThanOrEqual(60);
  expect(acknowledged.length).toBeLessThan(200);

  await using again = await startServer({
    variables,
    state: first.state,
    port: Number(new URL(first.url).port),
  });
  const stored = (await readLeads(again.state)).map(({ key }) => key);
  expect(new Set(stored).size).toBe(stored.length);
  for (const key of acknowledged) expect(stored).toContain(key);
  // A visitor who got no answer sends the same form again.
  const answers = await Promise.all(forms.map((form) => isSent(again.url, form)));
  expect(answers).not.toContain(false);
  expect(await readLeads(again.state)).toHaveLength(200);
});

test('a store that is locked fails with the values kept; later the same form succeeds', async () => {
  await using server = await startServer({ variables });
  using lock = openLocalDatabase(server.state);
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
});
