import { expect, test } from 'playwright/test';
import { openLocalDatabase } from '../local-database.ts';
import { isSent, makeForm, readLeads, runLeads, variables } from './contact/submission.ts';
import { freshFetch } from './fresh-fetch.ts';
import { startTestSite } from './site.ts';

test('lists leads, erases a person beside the running server, and expired leads in the cron job, which only the operator runs', async () => {
  const state = test.info().outputPath('state');
  await using site = await startTestSite({ variables, state });
  const submit = async (email: string) =>
    expect(await isSent(site.url, makeForm({ email }))).toBe(true);
  const emails = () => readLeads(state).map(({ email }) => email);
  await submit('erased@planted.example');
  const others = Array.from({ length: 4 }, (_, index) => `kept-${index}@planted.example`);
  await Promise.all(others.map(submit));
  expect((await runLeads(state, '')).split('\n')).toHaveLength(1 + 5 + 1);
  expect(await runLeads(state, 'erase ERASED@planted.example')).toBe('1 lead erased\n');
  expect(emails().toSorted()).toEqual(others);
  {
    using database = openLocalDatabase(state);
    database.exec("UPDATE leads SET created_at = '2020-01-01T00:00:00.000Z'");
  }
  await submit('young@planted.example');
  const path = `/cdn-cgi/local/scheduled?cron=${encodeURIComponent('*/10 * * * *')}`;
  expect((await freshFetch(site.url + path, { redirect: 'manual' })).status).toBe(307);
  expect(site.log.join()).not.toContain('leads-expired');
  await site.runCron();
  await expect.poll(() => site.log.join()).toContain('leads-expired');
  expect(emails()).toEqual(['young@planted.example']);
});
