import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'playwright/test';
import { affiliatePath } from '../../affiliate.ts';
import { openLocalDatabase } from '../../local-database.ts';
import { message } from '../../message.ts';
import { person } from '../../person.ts';
import { startTestSite } from '../site.ts';
import {
  fillForms,
  fillRendered,
  isSent,
  makeForm,
  postDocument,
  readLeads,
  variables,
  withField,
} from './submission.ts';

test('stores 50 identical simultaneous submissions once, a corrected one apart, and reports success to each', async () => {
  await using site = await startTestSite({ variables });
  const form = makeForm();
  const answers = await Promise.all(Array.from({ length: 50 }, () => isSent(site.url, form)));
  expect(answers).not.toContain(false);
  expect(readLeads(site.state)).toMatchObject([person]);
  expect(await isSent(site.url, withField(form, 'lastName', 'Other'))).toBe(true);
  expect(readLeads(site.state)).toHaveLength(2);
});

test('keeps every acknowledged lead exactly once when the server is killed during 100 submissions', async () => {
  const options = { variables, state: test.info().outputPath('state') };
  const first = await startTestSite(options);
  const forms = fillForms(100);
  const acknowledged: string[] = [];
  // The last forms are in flight when the server is killed.
  const last = Promise.withResolvers<void>();
  const submissions = forms.map(async (form, index) => {
    await (index < 60 ? setTimeout(index * 30) : last.promise);
    if (!(await isSent(first.url, form))) return;
    acknowledged.push(new Map(form).get('firstName') ?? '');
    if (acknowledged.length !== 30) return;
    last.resolve();
    await setTimeout(100);
    // Kills the process.
    await first.dispose();
  });
  await Promise.allSettled(submissions);
  expect(acknowledged.length).toBeGreaterThanOrEqual(30);
  expect(acknowledged.length).toBeLessThan(100);

  await using again = await startTestSite(options);
  const stored = readLeads(again.state).map(({ firstName }) => firstName);
  expect(new Set(stored).size).toBe(stored.length);
  for (const name of acknowledged) expect(stored).toContain(name);
  // A visitor who received no response sends the same form again.
  const answers = await Promise.all(forms.map((form) => isSent(again.url, form)));
  expect(answers).not.toContain(false);
  expect(readLeads(again.state)).toHaveLength(100);
});

test('shows the form again with its values while the database is locked', async () => {
  await using site = await startTestSite({ variables });
  using lock = openLocalDatabase(site.state);
  const path = affiliatePath();
  const form = await fillRendered(site.url);
  lock.exec('BEGIN EXCLUSIVE');
  const response = await postDocument(site.url, path, form);
  const html = await response.text();
  expect(response.status).toBe(503);
  expect(html).toContain(message('en', 'contact.error.sending'));
  // The page opens at the button, below the alert.
  expect(html).toMatch(/<button type="submit"[^>]* autofocus=""/);
  expect(html).toContain(`value="${person.email}"`);
  expect(html).toContain(`value="${new Map(form).get('key')}"`);
  lock.exec('ROLLBACK');
  const sent = await (await postDocument(site.url, path, form)).text();
  expect(sent).toContain(message('en', 'contact.sent.title'));
  expect(readLeads(site.state)).toHaveLength(1);
});
