import { defineConfig } from 'vitest/config';
import { virtualModules } from '../src/tools/virtual-modules.ts';

export default defineConfig({
  root: `${import.meta.dirname}/..`,
  plugins: virtualModules(),
  // Long, for property tests on a busy machine: none waits for this to expire.
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/make-files.ts',
    testTimeout: 60_000,
  },
});
