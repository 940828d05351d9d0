import { defineConfig } from 'vitest/config';
import { messages } from '../src/build/messages.ts';

export default defineConfig({
  root: `${import.meta.dirname}/..`,
  plugins: [messages()],
  test: { include: ['tests/unit/**/*.test.{ts,tsx}'] },
});
