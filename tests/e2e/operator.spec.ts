import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { crons } from '../../src/leads/crons.ts';
import { openLocalDatabase } from '../../src/tools/server/database.ts';
import { triggerCron } from '../../src/tools/server/trigger-cron.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { isSent, makeForm, variables } from './contact/forms.ts';
import { startServer } from './contact/server.ts';
import { readLeads, runLeads } from './contact/submission.ts';

test('the operator erases a person while visitors submit, and the daily cron what is old', async () => {
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
  await triggerCron(server.entry, crons.retention);
  expect(emails()).toEqual(['young@planted.example']);
  await server.stop();
  expect(statSync(server.state).mode & 0o777).toBe(0o700);
});

/** What a command that must fail prints: one line, without a stack. */
function failure(command: string[], env: NodeJS.ProcessEnv): string {
  // Playwright asks for colours and the shell may refuse them: Node would warn about that.
  const { FORCE_COLOR: _colour, ...rest } = process.env;
  const options = { env: { ...rest, ...env }, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, command, options);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trim().split('\n')).toHaveLength(1);
  return stderr;
}

test('without a database the operator is told how to get one', () => {
  using folder = makeTemporaryFolder();
  const command = ['src/tools/leads/leads.ts'];
  expect(failure(command, { STATE: folder.path })).toContain('npm start makes it');
  expect(failure(command, { STATE: '/dev/null/site' })).toContain('There is no database in');
});
