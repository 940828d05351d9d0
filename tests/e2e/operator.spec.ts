import { spawnSync } from 'node:child_process';
import { expect, test } from 'playwright/test';
import { hiddenFields } from '../../src/contact/fields.ts';
import { crons } from '../../src/leads/crons.ts';
import { triggerCron } from '../../src/tools/server/trigger-cron.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { isSent, makeForm, variables, withField } from './contact/forms.ts';
import { startReceiver } from './contact/receiver.ts';
import { startServer } from './contact/server.ts';
import { type Person, runLeads } from './contact/submission.ts';

test.describe.configure({ mode: 'default', timeout: 240_000 });

const other = {
  firstName: 'Ada',
  lastName: 'Kept',
  email: 'kept@planted.example',
  phone: '+33 1 99 00 72 75',
};
const planted = {
  firstName: 'Quetzalina',
  lastName: 'Erasmus-Vanish',
  email: 'quetzalina@vanish.example',
  phone: '+33 1 99 00 72 74',
};

async function submit(url: string, person: Partial<Person>, honeypot = ''): Promise<void> {
  const form = await makeForm({ ...planted, ...person });
  expect(await isSent(url, withField(form, hiddenFields.honeypot, honeypot))).toBe(true);
}

test('withheld leads are listed and released, and a round begins by hand', async () => {
  await using receiver = await startReceiver(200);
  await using before = await startServer({ variables });
  await submit(before.url, other);
  await submit(before.url, {}, 'spam');
  const csv = await runLeads(before.state, 'withheld', '--separator', ';');
  expect(csv.startsWith('\ufeffid;')).toBe(true);
  const [, ...rows] = csv.trim().split('\n');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(planted.email);
  const id = JSON.parse(await runLeads(before.state, 'withheld', '--json')).id;
  expect(await runLeads(before.state, 'deliver')).toMatch(/^1 lead made due/);
  await before.stop();

  await using server = await startServer({
    state: before.state,
    variables: { ...variables, LEADS_WEBHOOK_URL: receiver.url },
  });
  const { received } = receiver;
  await triggerCron(server.entry, crons.requeue);
  await expect.poll(() => received.length, { timeout: 30_000 }).toBe(1);
  expect(await runLeads(server.state, 'release', id)).toContain('is released');
  await triggerCron(server.entry, crons.requeue);
  await expect.poll(() => received.length, { timeout: 30_000 }).toBe(2);
  expect(received[1]?.body).toContain(planted.email);
  expect(await runLeads(server.state, 'withheld', '--json')).toBe('');
  expect(failure(['src/commands/leads.ts', 'release', id], { STATE: server.state })).toContain(
    `has the id ${id}`,
  );
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

test('a command that is misused says how it is used', () => {
  using folder = makeTemporaryFolder();
  const state = folder.path;
  for (const args of [
    ['erase'],
    ['release'],
    ['nope'],
    ['--nope'],
    ['deliver', 'x'],
    ['erase', 'a', 'b'],
    ['--separator', '|'],
  ]) {
    expect(failure(['src/commands/leads.ts', ...args], { STATE: state })).toMatch(/^Usage: /);
  }
  expect(failure(['src/commands/leads.ts'], { STATE: state })).toContain('npm start makes it');
  const nowhere = { STATE: '/dev/null/site' };
  expect(failure(['src/commands/leads.ts'], nowhere)).toContain('There is no database in');
});
