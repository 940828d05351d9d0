import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright/test';

const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()];

/** Returns the path of a Chromium on this machine, or undefined. */
export function findChromium(): string | undefined {
  return places.find((path) => path && existsSync(path));
}

/** Arial or its metric twin: the fallback fonts of `src/styles/fonts.css` are measured on it. */
function hasFallbackFont(): boolean {
  if (process.platform !== 'linux') return true;
  const { stdout } = spawnSync('fc-match', ['Arial'], { encoding: 'utf8' });
  return /Arial|Liberation/.test(stdout ?? '');
}

// Installs what is missing: by apt as root, otherwise the build of Playwright. Their output is
// ignored, since without a network it would hide what to do.
if (import.meta.main && !(findChromium() && hasFallbackFont())) {
  const run = (command: string) => spawnSync(command, { shell: true, stdio: 'ignore' });
  if (process.getuid?.() === 0) {
    const packages = `fontconfig fonts-liberation ${findChromium() ? '' : 'chromium'}`;
    run(`apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages}`);
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
