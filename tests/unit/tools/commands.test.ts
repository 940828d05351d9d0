import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { parseSwitches, UserError } from '#src/tools/command-line.ts';
import { hashInputs } from '#src/tools/is-built.ts';
import { localVariables } from '#src/tools/local/variables.ts';
import { parsePort } from '#src/tools/port.ts';
import { stats } from '#src/tools/stats.ts';
import { listenLocally } from '../../listen-locally.ts';
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

/** Variables for a mock of Cloudflare's API. */
const variables = (api: string) => ({
  CLOUDFLARE_API_TOKEN: 'token',
  CLOUDFLARE_ACCOUNT_ID: 'account',
  CLOUDFLARE_API_BASE_URL: `${api}/v4`,
});

const rows = [
  { value: 'fr\u001b[31m', views: '1200', bookings: 30, leads: 0 },
  { value: '', views: 7, bookings: 0, leads: 0 },
  { value: 'en', views: 0, bookings: 0, leads: '2' },
];

it('stats prints a table for each column of what is counted', async () => {
  const asked: { path: string | undefined; token: string | undefined; sql: string }[] = [];
  await using api = await listenLocally(async (request, response) => {
    const sql = await text(request);
    asked.push({ path: request.url, token: request.headers.authorization, sql });
    response.end(JSON.stringify({ data: rows }));
  });
  const env = { ...process.env, ...variables(api.origin) };
  const command = spawn(process.execPath, ['src/tools/stats.ts'], { env });
  const [stdout, stderr, [status]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, 'close'),
  ]);
  expect([status, stderr]).toEqual([0, '']);
  const lines = stdout.split('\n').map((line) => line.replaceAll(/[│\s]+/g, ' ').trim());
  expect(lines).toEqual(
    expect.arrayContaining([
      '(index) locale views booking clicks leads',
      "0 'fr\\x1B[31m' 1200 30 0",
      "1 '-' 7 0 0",
      "2 'en' 0 0 2",
    ]),
  );
  for (const title of ['page', 'affiliate', 'country']) expect(stdout).toContain(` ${title} `);
  for (const { path, token, sql } of asked) {
    expect([path, token]).toEqual(['/v4/accounts/account/analytics_engine/sql', 'Bearer token']);
    expect(sql).toMatch(/FROM onda72\s/);
    expect(sql).toContain("NOW() - INTERVAL '30' DAY");
    expect(sql).toContain("sumIf(_sample_interval, blob1 = 'view') AS views");
    expect(sql).toContain('ORDER BY views DESC');
  }
  const columns = asked.map(({ sql }) => /(blob\d) AS value/.exec(sql)?.[1]);
  expect(columns).toEqual(['blob2', 'blob3', 'blob4', 'blob5', 'blob6', 'blob7', 'blob8', 'blob9']);
});

it.each<[string, Record<string, string>]>([
  ['Set CLOUDFLARE_ACCOUNT_ID, and CLOUDFLARE_API_TOKEN', { CLOUDFLARE_API_TOKEN: '' }],
  ['Cloudflare answered 403: no table', {}],
])('stats fails with a sentence: %s', async (sentence, credentials) => {
  await using api = await listenLocally((_request, response) => {
    response.writeHead(403).end('no table');
  });
  const env = { ...variables(api.origin), ...credentials };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const problem = await stats([]).catch((error) => error);
  expect(problem).toBeInstanceOf(UserError);
  expect(problem.message).toContain(sentence);
});
