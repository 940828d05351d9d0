import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSwitches } from '../../src/tools/switches.ts';
import { freePort } from '../e2e/contact/server.ts';
import { copyProject } from '../project-copy.ts';
import { affiliate } from './affiliate.ts';
import { company } from './company.ts';
import { page } from './page.ts';

/**
 * `npm run test:company`: puts another company, its one affiliate and a page into a copy of the
 * project, as CONTRIBUTING says, and runs what `npm test` runs, except for the comparison of
 * pictures. With `-- --quick` it runs, of the end-to-end tests, only those of heads, prices and
 * legal texts.
 */
const { quick } = parseSwitches('npm run test:company --', ['quick']);
const endToEnd = quick
  ? "head landing legal --grep-invert 'looks as|accessib|axe|scroll|small phone'"
  : "--grep-invert 'looks as'";

const steps = [
  'npm run types',
  'node src/commands/lint-messages.ts',
  'vitest run --config tests/vitest.config.ts --reporter=dot',
  'npm run build',
  'npm run deploy -- --dry-run',
  `playwright test --config tests/playwright.config.ts --reporter=dot ${endToEnd}`,
];

const { folder, remove } = copyProject({ withTests: true });
for (const { files } of [company, affiliate, page]) {
  for (const [path, change] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, change(existsSync(file) ? readFileSync(file, 'utf8') : ''));
  }
}

// A port of its own: the site may be running beside it.
const env = { ...process.env, E2E_PORT: process.env.E2E_PORT ?? String(await freePort()) };
for (const step of steps) {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(step, {
    cwd: folder,
    env,
    encoding: 'utf8',
    shell: true,
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  const isUnready = stderr.includes('not ready to go live');
  if (status !== 0 || isUnready) {
    console.error(`${stdout}${stderr}\nAnother company: ${step} fails in ${folder}`);
    process.exit(1);
  }
  const [counts = ''] = stdout.match(/\d+ (tests? )?passed/g)?.slice(-1) ?? [];
  console.warn(`Another company: ${step}: ${seconds} s ${counts}`);
}
remove();
