import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from './new-folder.ts';

const sampleId = '00000000-0000-0000-0000-000000000072';
const ownId = '0b0f6c1e-6a52-4d0c-9c46-2f2a1c1d7a72';
const vars = {
  SITE_URL: 'https://www.company.fr',
  BOOKING_URL: 'https://cal.com/us',
  LEADS_WEBHOOK_URL: 'https://hooks.zapier.com/leads',
  LEADS_MAIL_TO: 'us@company.fr',
};

/** Runs the check of `npm run deploy` in a folder with this configuration. */
function check(changes: Partial<typeof vars>, id = ownId) {
  const cwd = newFolder();
  const database = { binding: 'DB', database_name: 'x', preview_database_id: sampleId };
  const config = {
    vars: { ...vars, ...changes },
    d1_databases: [{ ...database, database_id: id }],
  };
  writeFileSync(join(cwd, 'wrangler.jsonc'), JSON.stringify(config));
  const script = resolve('src/tools/check-launch.ts');
  return spawnSync(process.execPath, [script], { cwd, encoding: 'utf8' });
}

it('a deployment with the owner’s values goes on', () => {
  expect(check({})).toMatchObject({ status: 0, stderr: '' });
  expect(check({ LEADS_WEBHOOK_URL: '', LEADS_MAIL_TO: '' })).toMatchObject({ status: 0 });
});

it.each([
  ['SITE_URL', { SITE_URL: 'https://www.sample.example' }, ownId],
  ['BOOKING_URL', { BOOKING_URL: 'http://cal.com/us' }, ownId],
  ['LEADS_WEBHOOK_URL', { LEADS_WEBHOOK_URL: 'http://localhost:9000' }, ownId],
  ['LEADS_MAIL_TO', { LEADS_MAIL_TO: 'us' }, ownId],
  ['database_id', {}, sampleId],
  ['database_id', {}, ''],
  ['database_id', {}, 'x'],
])('a deployment with a wrong %s stops with a sentence', (name, changes, id) => {
  const { status, stderr } = check(changes, id);
  expect(stderr).toMatch(
    new RegExp(`^wrangler.jsonc: The (variable )?${name} must [^\\n]+\\.\\n$`),
  );
  expect(status).toBe(1);
});
