import { defineConfig } from 'vitest/config';
import { fontAliases } from './src/facts/fonts.ts';
import { messages } from './src/tools/messages.ts';

export default defineConfig({
  plugins: [messages()],
  resolve: { alias: fontAliases },
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    // The worker's variables, as workerd provides them. `DEV` is unset, as in a build.
    env: { SITE_URL: 'https://site.example/', BOOKING_URL: 'https://booking.example/', DEV: '' },
    setupFiles: 'tests/unit/setup.ts',
    // Threads start faster than processes.
    pool: 'threads',
    maxWorkers: '100%',
    // Long, for property tests on a busy machine; a passing test never waits for it.
    testTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
