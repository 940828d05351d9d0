import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseFields } from '../../../src/contact/schema.ts';
import { resourceFolder } from '../../../src/tools/server/database.ts';
import { person } from '../contact/form.ts';
import { createDatabase } from '../leads/database.ts';
import { createEnvironment, storedLeads } from '../leads/environment.ts';
import { store } from '../leads/queue.ts';
import { newFolder } from '../new-folder.ts';

/** A folder of data as a server leaves it, and the database in it. */
function createState() {
  const state = newFolder();
  const folder = join(resourceFolder(state), 'd1/miniflare-D1DatabaseObject');
  mkdirSync(folder, { recursive: true });
  return { state, ...createEnvironment({ DB: createDatabase(join(folder, 'leads.sqlite')) }) };
}

/** `npm run leads -- ...` on a folder of data. */
function runLeads(state: string, ...args: string[]) {
  const options = { env: { ...process.env, STATE: state }, encoding: 'utf8' } as const;
  const command = ['src/commands/leads.ts', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, options);
  return { status, stdout, stderr };
}

/** An address as the form stores it. */
function storedAddress(email: string): string {
  const parsed = parseFields({ ...person, email }, 'fr');
  if (!parsed.success) throw new Error(`The form refuses ${email}`);
  return parsed.fields.email;
}

describe('erase', () => {
  it.each(['anna@müller.de', ' Anna@MÜLLER.de', 'anna@mu\u0308ller.de', 'anna@xn--mller-kva.de'])(
    'finds the leads of “%s”, however the form stored it',
    async (email) => {
      const { state, env } = createState();
      await store(env, { email: storedAddress('anna@müller.de') });
      const kept = await store(env, { email: storedAddress('anna@muller.de') });
      expect(runLeads(state, 'erase', email)).toEqual({
        status: 0,
        stdout: '1 lead erased\n',
        stderr: '',
      });
      expect(await storedLeads(env)).toMatchObject([{ id: kept }]);
    },
  );

  it('fails if there are none, and names the address that it looked for', async () => {
    const { state, env } = createState();
    await store(env);
    const { status, stdout, stderr } = runLeads(state, 'erase', 'nobody@müller.de');
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^No lead has the address nobody@xn--mller-kva\.de: .*\n$/);
    expect(await storedLeads(env)).toHaveLength(1);
  });
});

it('knows no command that every object has', () => {
  const { state } = createState();
  const { status, stderr } = runLeads(state, 'constructor');
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Usage: /);
});

it('lists every lead, or those that are withheld', async () => {
  const { state, env } = createState();
  const lead = await store(env);
  const withheld = await store(env, { suspicion: 'honeypot' });
  const list = (...args: string[]) => {
    const lines = runLeads(state, ...args, '--json')
      .stdout.trim()
      .split('\n');
    return lines.map((line) => JSON.parse(line).id);
  };
  expect(list()).toEqual([lead, withheld]);
  expect(list('withheld')).toEqual([withheld]);
});

it('lists more leads than one statement fetches, each once', async () => {
  const { state, env } = createState();
  const ids: string[] = [];
  for (let count = 0; count < 1001; count++) ids.push(await store(env));
  const lines = runLeads(state, '--json').stdout.trim().split('\n');
  expect(lines.map((line) => JSON.parse(line).id)).toEqual(ids);
});

it('writes each moment of a lead in the time of France', async () => {
  const { state, env } = createState();
  await store(env);
  await env.DB.prepare(
    `UPDATE leads SET created_at = '2026-11-20T10:00:00.000Z',
       delivered_at = '2026-11-20T10:00:05.000Z', notified_at = '2026-11-20T10:00:09.000Z'`,
  ).run();
  const { stdout } = runLeads(state);
  expect(stdout.match(/\d{4}-\d\d-\d\d [\d:]+/g)).toEqual([
    '2026-11-20 11:00:00',
    '2026-11-20 11:00:05',
    '2026-11-20 11:00:09',
  ]);
  expect(stdout).not.toContain('2026-11-20T');
});
