import { expect, it } from 'vitest';
import { runQuietly } from '../../../src/tools/run-quietly.ts';

const program = 'console.log("said"); console.error("complained"); process.exitCode = 3';
const run = (verbose: boolean) =>
  runQuietly(process.execPath, ['-e', program], { env: process.env, verbose });

it('keeps all that a program says, for whoever needs to know why it failed', async () => {
  const { status, output } = await run(false);
  expect(status).toBe(3);
  expect(output).toContain('said\n');
  expect(output).toContain('complained\n');
});

it('keeps nothing of what is shown at once', async () => {
  expect(await run(true)).toEqual({ status: 3, output: '' });
});
