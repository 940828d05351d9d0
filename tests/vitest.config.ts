import { defineConfig } from 'vitest/config';
import { virtualModules } from '../src/build/virtual-modules.ts';

export default defineConfig({
  root: `${import.meta.dirname}/..`,
  plugins: virtualModules(),
  // Property tests take their time on a busy machine; none waits for it.
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    globalSetup: 'tests/make-files.ts',
    testTimeout: 60_000,
  },
});
