import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright/test';

type Description = {
  /** Paths to try, in order. */
  places: (string | undefined)[];
  /** A program that the browser requires. */
  needs?: string;
  /** The Debian packages that contain it. */
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
    advice: 'Debian: apt-get install webkit2gtk-driver xvfb; there is no other',
  },
} satisfies Record<string, Description>;

export type Browser = keyof typeof browsers;

/** Returns the path of a browser on this machine (for WebKit, that of its driver), or undefined. */
export function findBrowser(name: Browser): string | undefined {
  const { places, needs }: Description = browsers[name];
  return needs && !existsSync(needs) ? undefined : places.find((path) => path && existsSync(path));
}

/** Returns the path of a Chromium on this machine. Throws with instructions if none is found. */
export function findChromium(): string {
  const found = findBrowser('Chromium');
  if (found) return found;
  throw new Error(`No Chromium found. ${browsers.Chromium.advice}.`);
}

/** Installs a browser with apt if run as root; Chromium falls back to the build of Playwright. */
function install(name: Browser): void {
  if (process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = ['install', '-y', '-qq', '--no-install-recommends', ...browsers[name].packages];
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', apt, { stdio: 'inherit', env });
  }
  if (name === 'Chromium' && !findBrowser(name)) {
    spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
  }
}

/**
 * Installs the named browser unless it is present, and prints its path. Every test needs Chromium,
 * so a missing Chromium is an error; for the other browsers it is only reported.
 */
function prepare(name: Browser): void {
  if (!findBrowser(name)) install(name);
  const found = findBrowser(name);
  if (found) {
    process.stdout.write(`${name}: ${found}\n`);
    return;
  }
  const complaint = `No ${name} found, so nothing is tested in it. ${browsers[name].advice}.`;
  if (name === 'Chromium') throw new Error(complaint);
  process.stderr.write(`\n*** ${complaint} ***\n\n`);
}

if (import.meta.main) for (const name of process.argv.slice(2)) prepare(name as Browser);
