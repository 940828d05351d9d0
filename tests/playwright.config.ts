import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './e2e/chromium.ts';

const port = Number(process.env.E2E_PORT || 8789);

export default defineConfig({
  testDir: './e2e',
  // One baseline for all platforms: the comparison tolerates other rasterisers.
  snapshotPathTemplate: '{testDir}/baselines/{arg}{ext}',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    locale: 'en',
    launchOptions: {
      executablePath: findChromium(),
      args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
    },
  },
  webServer: {
    command: 'node src/build/start.ts',
    cwd: `${import.meta.dirname}/..`,
    url: `http://localhost:${port}/`,
    env: { PORT: String(port), STATE: '.wrangler/e2e' },
    stdout: 'pipe',
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
