import { defineConfig, devices } from 'playwright/test';
import { findBrowser } from './e2e/browsers.ts';
import { withoutReceiver } from './e2e/contact/server.ts';

const chromium = findBrowser('Chromium');
const port = Number(process.env.E2E_PORT || 8789);

export default defineConfig({
  testDir: './e2e',
  // One baseline for all platforms: the comparison tolerates other rasterisers.
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  outputDir: '../test-results',
  fullyParallel: true,
  // Long, for machines under load: a test that passes never waits for these to expire.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // More than two cores can run at once, as most tests wait for a second or two of the product's own.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  projects: [
    { name: 'Chromium', testIgnore: 'smoke/**' },
    // Firefox and WebKit, which Playwright does not drive itself: see smoke/.
    { name: 'Others', testMatch: 'smoke/*.spec.ts' },
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    locale: 'en',
    launchOptions: {
      ...(chromium && { executablePath: chromium }),
      args: [
        ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
        // Two pages that each window would render behind its address bar, as costly as ours. The list
        // takes the place of Playwright's own, of which we need the other two.
        '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,PaintHolding,HttpsUpgrades',
      ],
    },
  },
  webServer: {
    command: 'node src/tools/start.ts',
    cwd: `${import.meta.dirname}/..`,
    url: `http://localhost:${port}/`,
    env: { ...withoutReceiver, PORT: String(port), STATE: '.wrangler/e2e' },
    stdout: 'pipe',
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
