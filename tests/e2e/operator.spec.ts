import { statSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { openLocalDatabase } from '#src/tools/local/database.ts';
import { isSent, makeForm, variables } from './contact/forms.ts';
import { startServer } from './contact/server.ts';
import { readLeads, runLeads } from './contact/submission.ts';

test('erases a person while visitors submit, and expired leads in the daily cron', async () => {
  await using server = await startServer({ variables });
  const submit = async (email: string) =>
    expect(await isSent(server.url, makeForm({ email }))).toBe(true);
  const emails = () => readLeads(server.state).map(({ email }) => email);
  await submit('erased@planted.example');
  const others = Array.from({ length: 4 }, (_, index) => `kept-${index}@planted.example`);
  const submitted = Promise.all(others.map(submit));
  expect(await runLeads(server.state, 'erase', 'ERASED@planted.example')).toBe('1 lead erased\n');
  await submitted;
  expect(emails().toSorted()).toEqual(others);
  {
    using database = openLocalDatabase(server.state);
    database.exec("UPDATE leads SET created_at = '2020-01-01T00:00:00.000Z'");
  }
  await submit('young@planted.example');
  await server.runCron('retention');
  expect(emails()).toEqual(['young@planted.example']);
  await server.stop();
  expect(statSync(server.state).mode & 0o777).toBe(0o700);
});
