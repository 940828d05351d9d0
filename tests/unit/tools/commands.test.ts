import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localVariables } from '../../../src/tools/local/variables.ts';
import { parsePort } from '../../../src/tools/port.ts';
import { explainError } from '../../../src/tools/run-command.ts';
import { parseSwitches } from '../../../src/tools/switches.ts';
import { UserError } from '../../../src/tools/user-error.ts';
import { parseWranglerJson } from '../../../src/tools/wrangler-json.ts';
import { newFolder } from '../new-folder.ts';

it('a port is a number, or 8787', () => {
  expect([parsePort('8812'), parsePort(''), parsePort()]).toEqual([8812, 8787, 8787]);
  for (const text of ['abc', '0', '65536', '-1', '1e3', '80.5', ' 80']) {
    expect(() => parsePort(text)).toThrow('is not a port');
  }
});

it('switches are given or not; for anything else a command says how it is used', () => {
  const parse = (...args: string[]) =>
    parseSwitches('npm run fly --', ['dry-run', 'verbose'], args);
  expect(parse()).toEqual({ 'dry-run': false, verbose: false });
  expect(parse('--verbose', '--dry-run')).toEqual({ 'dry-run': true, verbose: true });
  for (const slip of ['--dry-run=true', '--no-verbose', '--port', '-v', 'verbose']) {
    const usage = 'Usage: npm run fly -- [--dry-run] [--verbose]';
    expect(() => parse('--verbose', slip)).toThrow(usage);
  }
});

it('variables come from .dev.vars, and over it from the environment, which may leave it out', () => {
  const folder = newFolder();
  const config = join(folder, 'wrangler.jsonc');
  writeFileSync(config, '{}');
  writeFileSync(join(folder, '.dev.vars'), 'LEADS_WEBHOOK_URL="https://crm.example/real"\n');
  const variables = (environment: NodeJS.ProcessEnv) => localVariables(environment, config);
  expect(variables({})).toEqual({ LEADS_WEBHOOK_URL: 'https://crm.example/real' });
  const given = { LEADS_WEBHOOK_URL: '', SITE_URL: 'https://site.example' };
  expect(variables({ ...given, PATH: '/bin' })).toEqual(given);
  expect(variables({ DEV_VARS: 'ignore' })).toEqual({});
});

it('what wrangler prints is read, and a command that prints no JSON is named', () => {
  expect(parseWranglerJson('[{"name":"ONE"}]', 'secret list')).toEqual([{ name: 'ONE' }]);
  for (const printed of ['', 'Update available\n[]']) {
    const parse = () => parseWranglerJson(printed, 'secret list');
    expect(parse).toThrow(UserError);
    expect(parse).toThrow('see what npx wrangler secret list says');
  }
});

describe('an error', () => {
  const coded = (code: string, message = '') => Object.assign(new Error(message), { code });

  it.each([
    [coded('EADDRINUSE', 'listen EADDRINUSE'), 'Port 80 is taken'],
    [coded('ERR_ADDRESS_IN_USE', 'Address already in use'), 'Port 80 is taken'],
    [coded('EACCES', 'listen EACCES: permission denied 127.0.0.1:80'), 'take one above 1023'],
    [coded('EACCES', 'mkdir /data'), 'Nothing can be written to /data'],
    [Object.assign(coded('EROFS'), { path: '/site/dist' }), 'Nothing can be written to /site/dist'],
    [new Error('database is locked'), 'is in use'],
    [new UserError('Usage: so'), 'Usage: so'],
  ])('of the surroundings is explained in one sentence: %s', (error, sentence) => {
    const explained = explainError(error, { port: 80, state: '/data' });
    expect(explained).toContain(sentence);
    expect(explained).not.toContain('\n');
  });

  it('of our own making is shown whole', () => {
    expect(explainError(new TypeError('x is not a function'), {})).toBeUndefined();
  });
});
