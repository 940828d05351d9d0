import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it, vi } from 'vitest';
import { leads } from '#src/tools/leads/leads.ts';
import { createDatabase } from '../leads/database.ts';
import {
  createEnvironment,
  store,
  storedDeliveries,
  storedLeads,
  withReceiver,
} from '../leads/environment.ts';
import { newFolder } from '../new-folder.ts';

const command = resolve('src/tools/leads/leads.ts');

/** Creates a data folder as a server leaves it, and opens its database. */
function createState() {
  const state = newFolder();
  const folder = join(state, 'v3/d1/miniflare-D1DatabaseObject');
  mkdirSync(folder, { recursive: true });
  const DB = createDatabase(join(folder, 'leads.sqlite'));
  return { state, ...createEnvironment({ DB, ...withReceiver }) };
}

/** Runs `npm run leads -- ...` on a data folder and returns what it prints. */
function runLeads(state: string, ...args: string[]): string {
  const { LEADS_WEBHOOK_URL } = withReceiver;
  const variables = {
    LEADS_WEBHOOK_URL,
    LEADS_NOTIFY: 'owner@company.example',
    STATE_FOLDER: state,
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    leads(args);
    return write.mock.calls.map(([text]) => text).join('');
  } finally {
    write.mockRestore();
    vi.unstubAllEnvs();
  }
}

it('lists every lead with the state of its deliveries as JSON or CSV', async () => {
  const { state, env } = createState();
  const createdAt = '2026-11-20T10:00:00.000Z';
  const open = await store(env, { createdAt });
  const done = await store(env, { createdAt, phone: '+33 1', flagged: true });
  const refused = await store(env, { createdAt });
  const none = await store({ ...env, LEADS_WEBHOOK_URL: '' }, { createdAt });
  const change = (column: string, lead: string) =>
    env.DB.prepare(`UPDATE deliveries SET ${column} = '1' WHERE lead = ?`).bind(lead).run();
  await change('done', done);
  await change('refused', refused);
  const lines = runLeads(state, '--json').trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { id: open, createdAt, flagged: false, webhook: 'open', mail: null },
    { id: done, createdAt, flagged: true, webhook: 'done', mail: null },
    { id: refused, createdAt, flagged: false, webhook: 'refused', mail: null },
    { id: none, createdAt, flagged: false, webhook: null, mail: null },
  ]);
  const csv = runLeads(state, '--separator', ';');
  const [head, , row, ...others] = csv.trimEnd().split('\n');
  expect(head).toMatch(/^\ufeffid;createdAt;.*;webhook;mail$/);
  expect(row).toContain(';2026-11-20T11:00:00+01:00;fr;CODE;Zoë;O’Neil;zoe@planted.example;+33 1');
  expect(row).toMatch(/;true;done;$/);
  expect(others).toHaveLength(2);
});

it.each([['erase'], ['retry', 'x'], ['list', '--all'], ['--verbose'], ['fly']])(
  'explains its usage for %s %s',
  (...args) => {
    expect(() => runLeads('/nowhere', ...args)).toThrow(/^Usage: .*$/);
  },
);

it('explains how to create a missing database, and fails', () => {
  const env = { ...process.env, STATE_FOLDER: '/nowhere' };
  const options = { env, encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [command], options);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^.*npm start creates it.*\n$/);
});

it('erases the leads of an address in any spelling, and no others', async () => {
  const { state, env } = createState();
  await store(env, { email: 'anna@xn--mller-kva.de' });
  await store(env, { email: 'Anna@xn--mller-kva.de' });
  const kept = await store(env, { email: 'anna@muller.de' });
  expect(runLeads(state, 'erase', ' ANNA@mu\u0308ller.DE')).toBe('2 leads erased\n');
  expect(await storedLeads(env)).toMatchObject([{ id: kept }]);
  expect(await storedDeliveries(env)).toMatchObject([{ lead: kept }]);
});

it('erases one lead by its id, and reports a missing one', async () => {
  const { state, env } = createState();
  const id = await store(env);
  const kept = await store(env);
  expect(runLeads(state, 'erase', id)).toBe('1 lead erased\n');
  expect(() => runLeads(state, 'erase', id)).toThrow(
    `No lead has the address or id ${id}: npm run leads lists the stored leads.`,
  );
  expect(await storedLeads(env)).toMatchObject([{ id: kept }]);
});

/** Runs `npm run leads -- ... --remote`. Returns its output, and the calls of a mock of wrangler. */
function runRemotely(...args: string[]) {
  const folder = newFolder();
  const programs = join(folder, 'node_modules/.bin');
  mkdirSync(programs, { recursive: true });
  // A mock of wrangler that records its arguments.
  const script = `#!/usr/bin/env node
require('node:fs').appendFileSync('${folder}/asked', JSON.stringify(process.argv.slice(2)) + '\\n');
console.log('[{"results":[{"id":"72","email":"anna@muller.de"}]}]');`;
  writeFileSync(join(programs, 'wrangler'), script, { mode: 0o755 });
  writeFileSync(join(folder, 'wrangler.jsonc'), '{ "vars": { "LEADS_NOTIFY": "us@site.fr" } }');
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(folder);
  const stdout = runLeads(folder, ...args, '--remote');
  cwd.mockRestore();
  const asked = readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n');
  return { stdout, asked: asked.map((line) => JSON.parse(line)) };
}

it('with --remote works on the deployed database, and shows no address in its statements', () => {
  const { stdout, asked } = runRemotely('erase', 'anna@muller.de');
  expect(stdout).toBe('1 lead erased\n');
  const remote = ['d1', 'execute', 'DB', '--remote', '--json', '--command'];
  expect(asked).toEqual([
    [...remote, 'SELECT id, email FROM leads'],
    [...remote, "DELETE FROM leads WHERE id IN ('72')"],
  ]);
});

it('with --remote retries the channels of the deployed worker, not those of this machine', () => {
  const { stdout, asked } = runRemotely('retry', '--all');
  expect(stdout).toContain('due now: 1.');
  expect(asked[0].at(-1)).toContain(`json_each('["mail"]')`);
});

it('retries open and refused deliveries, and with --all every channel that a lead lacks', async () => {
  const { state, env } = createState();
  const changes = { createdAt: '2026-11-20T10:00:00.000Z' };
  const failed = await store(env, changes);
  const refused = await store(env, changes);
  const done = await store(env, changes);
  const older = await store({ ...env, LEADS_WEBHOOK_URL: '' }, changes);
  const put = (columns: string, id: string) =>
    env.DB.prepare(`UPDATE deliveries SET ${columns} WHERE lead = ?`).bind(id).run();
  await put("due = '2999', attempts = 9", failed);
  await put("refused = '2026', attempts = 1", refused);
  await put("done = '2026', attempts = 1", done);
  const dueNow = async () => {
    const now = new Date().toISOString();
    const rows = await storedDeliveries(env);
    return rows
      .filter((row) => !row.done && !row.refused && !row.attempts && String(row.due) <= now)
      .map(({ lead, channel }) => `${channel} ${lead}`)
      .toSorted();
  };
  expect(runLeads(state, 'retry')).toContain('due now: 2.');
  expect(await dueNow()).toEqual([`webhook ${failed}`, `webhook ${refused}`].toSorted());
  expect(runLeads(state, 'retry', '--all')).toContain('due now: 7.');
  const mails = [failed, refused, done, older].map((id) => `mail ${id}`);
  const posts = [failed, refused, older].map((id) => `webhook ${id}`);
  expect(await dueNow()).toEqual([...mails, ...posts].toSorted());
});
