import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright/test';

type Description = {
  /** Where it may be. */
  places: (string | undefined)[];
  /** What it cannot run without. */
  needs?: string;
  /** Debian's packages that bring it. */
  packages: string[];
  advice: string;
};

/** The browsers that the tests drive. */
const browsers = {
  Chromium: {
    places: [
      process.env.CHROMIUM_PATH,
      '/usr/bin/chromium',
      '/usr/bin/chromium-browser',
      '/usr/bin/google-chrome',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      chromium.executablePath(),
    ],
    packages: ['chromium'],
    advice:
      'Debian: apt-get install chromium; elsewhere: npx playwright install --with-deps chromium; ' +
      'or set CHROMIUM_PATH to its executable',
  },
  Firefox: {
    places: [
      process.env.FIREFOX_PATH,
      '/usr/bin/firefox-esr',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
    packages: ['firefox-esr'],
    advice: 'Debian: apt-get install firefox-esr; elsewhere: set FIREFOX_PATH to its executable',
  },
  WebKit: {
    places: ['/usr/bin/WebKitWebDriver'],
    needs: '/usr/bin/Xvfb',
    packages: ['webkit2gtk-driver', 'xvfb'],
    advice: 'Debian: apt-get install webkit2gtk-driver xvfb; elsewhere there is none',
  },
} satisfies Record<string, Description>;

export type Browser = keyof typeof browsers;

/** The path of a browser (WebKit: of its driver) on this machine; undefined if there is none. */
export function findBrowser(name: Browser): string | undefined {
  const { places, needs }: Description = browsers[name];
  return needs && !existsSync(needs) ? undefined : places.find((path) => path && existsSync(path));
}

/** The path of a Chromium on this machine; throws with advice if there is none. */
export function findChromium(): string {
  const found = findBrowser('Chromium');
  if (found) return found;
  throw new Error(`No Chromium found. ${browsers.Chromium.advice}.`);
}

/**
 * Installs browsers, by apt if that is allowed: one by one, so that a failure does not affect the
 * others.
 */
function install(names: Browser[]): void {
  const root = process.getuid?.() === 0;
  if (root && spawnSync('apt-get', ['--version']).status === 0) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const name of names) {
      const apt = ['install', '-y', '-qq', '--no-install-recommends', ...browsers[name].packages];
      spawnSync('apt-get', apt, { stdio: 'inherit', env });
    }
  }
  if (names.includes('Chromium') && !findBrowser('Chromium')) {
    spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  }
}

/**
 * Makes the named browsers ready and says where they are. There are no tests without a Chromium, so
 * a missing one is an error; any other that is missing is only reported.
 */
function prepare(names: Browser[]): void {
  const missing = names.filter((name) => !findBrowser(name));
  if (missing.length > 0) install(missing);
  for (const name of names) {
    const found = findBrowser(name);
    if (found) {
      process.stdout.write(`${name}: ${found}\n`);
      continue;
    }
    const complaint = `No ${name} found, so nothing is tested in it. ${browsers[name].advice}.`;
    if (name === 'Chromium') throw new Error(complaint);
    process.stderr.write(`\n*** ${complaint} ***\n\n`);
  }
}

if (import.meta.main) prepare(process.argv.slice(2) as Browser[]);
