import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { parseSwitches } from '../../../src/tools/switches.ts';

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

it('deploy does nothing with an option that is not its own but say how it is used', () => {
  const command = ['src/tools/deploy.ts', '--env=preview'];
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^Usage: .*\n$/);
});
