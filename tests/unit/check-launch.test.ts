import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { launchProblem } from '#src/tools/check-launch.ts';
import { newFolder } from './new-folder.ts';

const sampleId = '00000000-0000-0000-0000-000000000072';
const ownId = '0b0f6c1e-6a52-4d0c-9c46-2f2a1c1d7a72';
const vars = {
  SITE_URL: 'https://www.company.fr',
  BOOKING_URL: 'https://cal.com/us',
  LEADS_WEBHOOK_URL: 'https://hooks.zapier.com/leads',
  LEADS_MAIL_TO: 'us@company.fr',
};

/** Writes a configuration into a new folder, which it returns. */
function configure(changes: Partial<typeof vars>, id = ownId): string {
  const folder = newFolder();
  const database = { binding: 'DB', database_name: 'x', preview_database_id: sampleId };
  const config = {
    vars: { ...vars, ...changes },
    d1_databases: [{ ...database, database_id: id }],
  };
  writeFileSync(join(folder, 'wrangler.jsonc'), JSON.stringify(config));
  return folder;
}

const problemIn = (folder: string) => launchProblem(join(folder, 'wrangler.jsonc'));

it('a deployment with the owner’s values goes on', () => {
  expect(problemIn(configure({}))).toBeUndefined();
  expect(problemIn(configure({ LEADS_WEBHOOK_URL: '', LEADS_MAIL_TO: '' }))).toBeUndefined();
});

it.each([
  ['SITE_URL', { SITE_URL: 'https://www.sample.example' }, ownId],
  ['BOOKING_URL', { BOOKING_URL: 'http://cal.com/us' }, ownId],
  ['LEADS_WEBHOOK_URL', { LEADS_WEBHOOK_URL: 'http://localhost:9000' }, ownId],
  ['LEADS_MAIL_TO', { LEADS_MAIL_TO: 'us' }, ownId],
  ['database_id', {}, sampleId],
  ['database_id', {}, ''],
  ['database_id', {}, 'x'],
])('a wrong %s is named in a sentence', (name, changes, id) => {
  expect(problemIn(configure(changes, id))).toMatch(
    new RegExp(`^The (variable )?${name} must [^\\n]+\\.$`),
  );
});

it.each([
  [ownId, 0, /^$/],
  [sampleId, 1, /^wrangler.jsonc: The database_id must [^\n]+\n$/],
])('the check of `npm run deploy` with the database %s exits with %i', (id, status, stderr) => {
  const script = resolve('src/tools/check-launch.ts');
  const check = spawnSync(process.execPath, [script], { cwd: configure({}, id), encoding: 'utf8' });
  expect(check.stderr).toMatch(stderr);
  expect(check.status).toBe(status);
});
