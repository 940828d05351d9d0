import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright/test';

const { CHROMIUM_PATH: given } = process.env;
const whole = '/usr/bin/chromium';
const shell = '/usr/bin/chromium-headless-shell';

const find = (...places: (string | undefined)[]) => places.find((path) => path && existsSync(path));

/** Returns the path of a Chromium on this machine, or undefined. */
export const findChromium = () => find(given, whole, chromium.executablePath());

/**
 * Returns the path of a Chromium without windows, which takes little more than half the CPU time, or
 * else of a whole one; undefined for Playwright's own.
 */
export const findHeadlessShell = () => find(given, shell, whole);

/** Arial or its metric twin: the fallback fonts of `src/styles/fonts.css` are measured on it. */
function hasFallbackFont(): boolean {
  if (process.platform !== 'linux') return true;
  const { stdout } = spawnSync('fc-match', ['Arial'], { encoding: 'utf8' });
  return /Arial|Liberation/.test(stdout ?? '');
}

// Installs what is missing: by apt as root, otherwise the builds of Playwright. Their output is
// ignored, since without a network it would hide what to do.
if (import.meta.main) {
  const run = (command: string) => spawnSync(command, { shell: true, stdio: 'ignore' });
  const missing = [
    ...(findChromium() ? [] : ['chromium']),
    ...(find(given, shell) ? [] : ['chromium-headless-shell']),
    ...(hasFallbackFont() ? [] : ['fontconfig', 'fonts-liberation']),
  ];
  if (missing.length > 0 && process.getuid?.() === 0) {
    const install = 'apt-get install -y -qq --no-install-recommends';
    run('apt-get update -qq');
    for (const name of missing) run(`${install} ${name}`);
  }
  if (!findChromium()) run('playwright install chromium');
  if (!findChromium()) {
    console.error(
      'The tests need Chromium, and it cannot be installed: set CHROMIUM_PATH to its executable.',
    );
    process.exit(1);
  }
  if (!hasFallbackFont()) console.warn('Without Arial or Liberation Sans, layout tests may fail.');
}
