import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { parseSwitches } from '../../../src/tools/switches.ts';

/**
 * Runs a command. Now and then Node hangs as it exits, when everything is printed and a thread of
 * V8's is still working: then the command is run once more.
 */
function runToEnd(args: readonly string[]) {
  const run = () =>
    spawnSync(process.execPath, args, {
      // A command that would continue fails at this port.
      env: { ...process.env, PORT: 'none' },
      encoding: 'utf8',
      timeout: 25_000,
      killSignal: 'SIGKILL',
    });
  const first = run();
  return first.signal ? run() : first;
}

describe('parseSwitches', () => {
  const parse = (...args: string[]) =>
    parseSwitches('npm run fly --', ['dry-run', 'verbose'], args);

  it('says of each whether it was given', () => {
    expect(parse()).toEqual({ 'dry-run': false, verbose: false });
    expect(parse('--verbose')).toEqual({ 'dry-run': false, verbose: true });
    expect(parse('--verbose', '--dry-run')).toEqual({ 'dry-run': true, verbose: true });
  });

  it.each(['--dry-run=true', '--no-verbose', '--port', '-v', 'verbose'])('refuses %s', (slip) => {
    const usage = 'Usage: npm run fly -- [--dry-run] [--verbose]';
    expect(() => parse('--verbose', slip)).toThrow(usage);
  });
});

it.each([
  ['start', '--port'],
  ['dev', '--pseudo=mirrored'],
  ['build', '--quiet'],
  ['deploy', '--dry-run=true'],
  ['deploy', '--env=preview'],
  ['lint-messages', '--fxi'],
])('%s %s does nothing but say how it is used', (command, slip) => {
  const { status, stdout, stderr } = runToEnd([`src/commands/${command}.ts`, slip]);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^Usage: .*\n$/);
});
