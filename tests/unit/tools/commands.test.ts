import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { parseSwitches } from '#src/tools/command-line.ts';
import { hashInputs } from '#src/tools/is-built.ts';
import { localVariables } from '#src/tools/local/variables.ts';
import { parsePort } from '#src/tools/port.ts';
import { newFolder } from '../new-folder.ts';

it('accepts a port from 1 to 65535, and defaults to 8787', () => {
  expect([parsePort('8812'), parsePort(''), parsePort()]).toEqual([8812, 8787, 8787]);
  for (const port of ['abc', '0', '65536', '-1', '1e3', '80.5', ' 80']) {
    expect(() => parsePort(port)).toThrow('is not a port');
  }
});

it('accepts known switches, and throws the usage for anything else', () => {
  const parse = (...args: string[]) =>
    parseSwitches('npm run fly --', ['dry-run', 'verbose'], args);
  expect(parse()).toEqual({ 'dry-run': false, verbose: false });
  expect(parse('--verbose', '--dry-run')).toEqual({ 'dry-run': true, verbose: true });
  for (const slip of ['--dry-run=true', '--no-verbose', '--port', '-v', 'verbose']) {
    const usage = 'Usage: npm run fly -- [--dry-run] [--verbose]';
    expect(() => parse('--verbose', slip)).toThrow(usage);
  }
});

it('reads variables from .dev.vars, overridden by the environment', () => {
  const folder = newFolder();
  const config = join(folder, 'wrangler.jsonc');
  writeFileSync(config, '{}');
  writeFileSync(join(folder, '.dev.vars'), 'LEADS_WEBHOOK_URL="https://crm.example/real"\n');
  const variables = (environment: Record<string, string>) => localVariables(environment, config);
  expect(variables({})).toEqual({ LEADS_WEBHOOK_URL: 'https://crm.example/real' });
  const given = { LEADS_WEBHOOK_URL: '', SITE_URL: 'https://site.example' };
  expect(variables({ ...given, PATH: '/bin' })).toEqual(given);
});

it('a change of an input asks for a build, a change of any other file does not', () => {
  const inputs = [
    ...['src/pages/landing.tsx', 'src/tools/build.ts', 'i18n/fr.json', 'public/audio/a.mp3'],
    ...['waku.config.ts', 'uno.config.ts', 'tsconfig.json', 'wrangler.jsonc', 'package-lock.json'],
  ];
  const others = [
    'src/intl/messages.d.ts',
    ...['README.md', 'tests/unit/a.test.ts', 'dist/index.js', '.dev.vars'],
  ];
  const folder = newFolder();
  for (const path of [...inputs, ...others]) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), 'first');
  }
  let hash = hashInputs(folder);
  for (const path of others) {
    appendFileSync(join(folder, path), 'changed');
    expect(hashInputs(folder), path).toBe(hash);
  }
  for (const path of inputs) {
    appendFileSync(join(folder, path), 'changed');
    expect(hashInputs(folder), path).not.toBe(hash);
    hash = hashInputs(folder);
  }
});
