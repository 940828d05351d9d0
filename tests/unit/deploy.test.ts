import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { newFolder } from './new-folder.ts';

it.each([
  ['https://www.sample.example', 1, 'SITE_URL in wrangler.jsonc is a sample'],
  ['https://www.company.fr', 0, ''],
])('with SITE_URL %s, the guard of a deployment exits with %i', (url, status, problem) => {
  const cwd = newFolder();
  writeFileSync(join(cwd, 'wrangler.jsonc'), JSON.stringify({ vars: { SITE_URL: url } }));
  const guard = resolve('src/tools/check-launch.ts');
  const result = spawnSync(process.execPath, [guard], { cwd, encoding: 'utf8' });
  expect(result.stderr).toContain(problem);
  expect(result.status).toBe(status);
});
