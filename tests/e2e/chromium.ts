import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Where a Chromium may be; `CHROMIUM_PATH` goes before all. */
const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  chromium.executablePath(),
];

/** The path of a Chromium on this machine; throws with advice if there is none. */
export function findChromium(): string {
  const found = candidates.find((path) => path && existsSync(path));
  if (found) return found;
  throw new Error(
    'No Chromium found. Install one (Debian: apt-get install chromium; elsewhere: ' +
      'npx playwright install --with-deps chromium) or set CHROMIUM_PATH to its executable.',
  );
}

/** Installs Chromium: by apt if that is allowed, else by Playwright. */
function installChromium(): void {
  const root = process.getuid?.() === 0;
  if (root && spawnSync('apt-get', ['--version']).status === 0) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    const apt = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    if (spawnSync('apt-get', apt, { stdio: 'inherit', env }).status === 0) return;
  }
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
}

if (import.meta.main) {
  if (!candidates.some((path) => path && existsSync(path))) installChromium();
  process.stdout.write(`Chromium: ${findChromium()}\n`);
}
