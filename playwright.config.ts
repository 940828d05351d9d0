import { defineConfig, devices } from 'playwright/test';
import { findHeadlessShell } from './tests/chromium.ts';
import { listenLocally } from './tests/listen-locally.ts';
import { withoutReceiver } from './tests/variables.ts';

const executablePath = findHeadlessShell();

// The workers read this file too, and inherit the port.
process.env.E2E_PORT ||= await findPort();
const port = Number(process.env.E2E_PORT);

async function findPort(): Promise<string> {
  await using server = await listenLocally(() => undefined);
  return new URL(server.origin).port;
}

export default defineConfig({
  testDir: 'tests/e2e',
  // One baseline for all platforms, since the comparison tolerates differences in rasterisation.
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  fullyParallel: true,
  // Long, for machines under load; a passing test never waits for these timeouts.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  // Two cores can run three, since most tests wait a second or two for the product's own delays.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  reportSlowTests: { max: 10, threshold: 20_000 },
  use: { baseURL: `http://localhost:${port}`, locale: 'en' },
  projects: [
    {
      name: 'chromium',
      testIgnore: 'smoke.spec.ts',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: {
          ...(executablePath && { executablePath }),
          args: [
            ...['--no-sandbox', '--disable-gpu', '--disable-quic'],
            '--disable-background-networking',
            // Without it the headless shell rounds the widths of letters.
            '--font-render-hinting=none',
            // Disables two pages that each window renders behind its address bar, which costs as
            // much as one of ours. The flag replaces Playwright's own list, so it repeats the other
            // two.
            '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding,HttpsUpgrades',
          ],
        },
      },
    },
    { name: 'firefox', testMatch: 'smoke.spec.ts', use: devices['Desktop Firefox'] },
    { name: 'webkit', testMatch: 'smoke.spec.ts', use: devices['Desktop Safari'] },
  ],
  webServer: {
    command: 'node src/tools/start.ts',
    // Not ready before the database is migrated.
    url: `http://localhost:${port}/healthz`,
    env: { ...withoutReceiver, PORT: String(port), STATE_FOLDER: '.wrangler/e2e' },
    stdout: 'pipe',
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
