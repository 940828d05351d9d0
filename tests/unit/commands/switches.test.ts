import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { parseSwitches } from '../../../src/commands/switches.ts';

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
  // What would go on ends at this port.
  const options = { env: { ...process.env, PORT: 'none' }, encoding: 'utf8' } as const;
  const args = [`src/commands/${command}.ts`, slip];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^Usage: .*\n$/);
});
