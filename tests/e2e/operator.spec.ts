import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { hiddenFields } from '../../src/contact/fields.ts';
import { crons } from '../../src/leads/crons.ts';
import { eraseRemainsIn } from '../../src/local/erase-remains.ts';
import { privateEntry } from '../../src/local/private-entry.ts';
import { openLocalDatabase } from '../../src/tools/server/database.ts';
import { triggerCron } from '../../src/tools/server/trigger-cron.ts';
import { referredPath } from '../referrer.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { isSent, makeForm, variables, withField } from './contact/forms.ts';
import { startReceiver } from './contact/receiver.ts';
import { freePort, startServer } from './contact/server.ts';
import { type Person, postDocument, readForm, readLeads, runLeads } from './contact/submission.ts';

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

/** Which details of the planted person any file of a folder contains, in UTF-8 or UTF-16. */
function remains(folder: string): string[] {
  const texts = [...Object.values(planted), planted.phone.replaceAll(' ', '')];
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  return files
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name))
    .flatMap((path) => {
      const bytes = readFileSync(path);
      return texts
        .filter((text) => bytes.includes(text) || bytes.includes(text, 0, 'utf16le'))
        .map((text) => `${text} in ${path}`);
    });
}

test('of whom is erased no byte stays on the disk', async () => {
  await using server = await startServer({ variables });
  await submit(server.url, other);
  await submit(server.url, {});
  expect(remains(server.state)).not.toEqual([]);
  const email = planted.email.toUpperCase();
  expect(await runLeads(server.state, 'erase', email)).toBe('1 lead erased\n');
  expect(remains(server.state)).toEqual([]);
  await submit(server.url, { ...other, email: 'later@planted.example' });
  expect(await readLeads(server.state)).toHaveLength(2);
  await server.stop();
  expect(remains(server.state)).toEqual([]);
  expect(readdirSync(server.state)).not.toContain('private-entry.json');
  // Nor anything else that only the running server needs.
  expect(readdirSync(join(server.state, 'tmp'))).toEqual([]);
  expect(statSync(server.state).mode & 0o777).toBe(0o700);
});

test('nor of what the daily cron deletes', async () => {
  await using server = await startServer({ variables });
  await submit(server.url, {});
  const database = openLocalDatabase(server.state);
  database.exec("UPDATE leads SET created_at = '2020-01-01T00:00:00.000Z'");
  database.close();
  await triggerCron(server.entry, crons.retention);
  expect(await readLeads(server.state)).toEqual([]);
  // What npm start does after that cron.
  eraseRemainsIn(server.state);
  expect(remains(server.state)).toEqual([]);
});

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
  expect(await runLeads(before.state, 'deliver')).toMatch(
    /^1 lead made due\. Nothing is delivered: .* LEADS_WEBHOOK_URL/,
  );
  await before.stop();
  expect(await runLeads(before.state, 'deliver')).toMatch(
    /^1 lead made due\. The site does not run/,
  );

  await using server = await startServer({
    state: before.state,
    variables: { ...variables, LEADS_WEBHOOK_URL: receiver.url },
  });
  const { received } = receiver;
  expect(await runLeads(server.state, 'deliver')).toBe('1 lead made due. Delivery has begun.\n');
  await expect.poll(() => received.length, { timeout: 30_000 }).toBe(1);
  expect(await runLeads(server.state, 'release', id)).toContain('is released');
  await expect.poll(() => received.length, { timeout: 30_000 }).toBe(2);
  expect(received[1]?.body).toContain(planted.email);
  expect(await runLeads(server.state, 'withheld', '--json')).toBe('');
  expect(failure(['src/commands/leads.ts', 'release', id], { STATE: server.state })).toContain(
    `has the id ${id}`,
  );
});

test('a backup of the running server has every lead, and another server goes on with it', async () => {
  // Without a secret from the tests the server makes one, which the forms that are open need.
  await using server = await startServer();
  using backups = makeTemporaryFolder();
  const folder = join(backups.path, 'backup');
  const path = referredPath();
  const submitted = async (url: string, form: Map<string, string>, email: string) => {
    const fields = new Map([...form, ...Object.entries(other), ['email', email]]);
    expect((await postDocument(url, path, fields)).status).toBe(303);
  };
  const open = await readForm(server.url, path);
  await submitted(server.url, await readForm(server.url, path), 'before@planted.example');
  const writing = submitted(server.url, await readForm(server.url, path), 'amid@planted.example');
  expect(await runLeads(server.state, 'backup', folder)).toContain(`STATE=${folder}`);
  await writing;
  expect(failure(['src/commands/leads.ts', 'backup', folder], { STATE: server.state })).toContain(
    'is there already',
  );
  await server.stop();
  expect(statSync(folder).mode & 0o777).toBe(0o700);

  await using restored = await startServer({ state: folder });
  const emails = async () => (await readLeads(folder)).map(({ email }) => email);
  expect(await emails()).toContain('before@planted.example');
  await submitted(restored.url, open, 'after@planted.example');
  expect(await emails()).toContain('after@planted.example');
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
    ['backup'],
    ['--separator', '|'],
  ]) {
    expect(failure(['src/commands/leads.ts', ...args], { STATE: state })).toMatch(/^Usage: /);
  }
  expect(failure(['src/commands/leads.ts'], { STATE: state })).toContain('npm start makes it');
  const nowhere = { STATE: '/dev/null/site' };
  expect(failure(['src/commands/leads.ts'], nowhere)).toContain('There is no database in');
});

test('a folder of data has one server at a time, also if two start at once', async () => {
  using folder = makeTemporaryFolder();
  const state = folder.path;
  const starts = await Promise.allSettled([startServer({ state }), startServer({ state })]);
  const refused = starts.filter((start) => start.status === 'rejected');
  expect(refused.map(({ reason }) => String(reason))).toEqual([
    expect.stringContaining(`The data in ${state} (STATE names another folder) is in use`),
  ]);
  for (const start of starts) {
    if (start.status !== 'fulfilled') continue;
    await using server = start.value;
    expect(await privateEntry(state)).toEqual(server.entry);
  }
});

test('a start that fails says one sentence', async () => {
  const start = (env: NodeJS.ProcessEnv) => failure(['src/tools/start.ts'], env);
  using folder = makeTemporaryFolder();
  const state = folder.path;
  const port = await freePort();
  const PORT = String(port);
  const taken = createServer().listen(port, 'localhost');
  await once(taken, 'listening');
  expect(start({ PORT, STATE: state })).toContain(`Port ${port} is taken`);
  taken.close();
  expect(start({ PORT: 'abc', STATE: state })).toContain('PORT=abc is not a port');

  const file = join(state, 'file');
  writeFileSync(file, '');
  expect(start({ PORT, STATE: file })).toContain('is not a folder');
  expect(start({ PORT, STATE: '/dev/null/site' })).toContain('is not a folder');

  const databases = join(state, 'v3/d1/miniflare-D1DatabaseObject');
  mkdirSync(databases, { recursive: true });
  writeFileSync(join(databases, 'one.sqlite'), 'garbage'.repeat(2000));
  expect(start({ PORT, STATE: state })).toContain('is damaged');
  writeFileSync(join(databases, 'two.sqlite'), '');
  expect(start({ PORT, STATE: state })).toContain('There are 2 databases');
});
