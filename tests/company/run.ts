import { spawnSync } from 'node:child_process';
import { freePort } from '../free-port.ts';
import { copyProject } from '../project-copy.ts';
import { layOver } from './lay-over.ts';

/**
 * `npm run test:company`: applies another company, its only affiliate, its recordings and a page to
 * a copy of the project, as CONTRIBUTING describes, and runs the checks of `npm test` there. Of the
 * end-to-end tests it runs only those that depend on facts, without the comparison of pictures.
 */
const specs = [
  ...['cards', 'carousel', 'html', 'landing', 'layout', 'legal', 'player', 'pricing'],
  ...['recording', 'referral', 'routes'],
  ...['contact/affiliate-code', 'contact/notice', 'contact/submitting'],
].join(' ');

const { folder, remove } = copyProject({ withTests: true });
await layOver(folder);

const env = {
  ...process.env,
  // A separate port, since the site may be running at the same time.
  E2E_PORT: process.env.E2E_PORT ?? String(await freePort()),
};
// Leaves out screenshots, and tests that contain values or line lengths of our own copy.
for (const step of [
  'npm run types',
  'vitest run --config tests/vitest.config.ts --reporter=dot',
  'npm run deploy -- --dry-run',
  `playwright test --config tests/playwright.config.ts --project Chromium --reporter=dot --grep-invert 'looks like' ${specs}`,
]) {
  console.warn(step);
  const { status, stdout, stderr } = spawnSync(step, {
    cwd: folder,
    env,
    encoding: 'utf8',
    shell: true,
  });
  if (status === 0 && !stderr.includes('Not ready to go live')) continue;
  console.error(`${stdout}${stderr}\nAnother company: ${step} fails in ${folder}`);
  process.exit(1);
}
remove();
