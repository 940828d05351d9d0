import { defineConfig } from 'vitest/config';
import { languages } from '../src/build/languages.ts';
import { messages } from '../src/build/messages.ts';
import { sample } from '../src/build/sample.ts';

export default defineConfig({
  root: `${import.meta.dirname}/..`,
  plugins: [messages(), languages(), sample()],
  // Property tests take their time on a busy machine; none waits for it.
  test: { include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: 60_000 },
});
