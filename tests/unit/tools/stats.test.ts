import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished, vi } from 'vitest';
import { UserError } from '#src/tools/command-line.ts';
import { stats } from '#src/tools/stats.ts';
import { listenLocally } from '../../listen-locally.ts';

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

it('prints a table for each column of what is counted', async () => {
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
])('fails with a sentence: %s', async (sentence, credentials) => {
  await using api = await listenLocally((_request, response) => {
    response.writeHead(403).end('no table');
  });
  const env = Object.entries({ ...variables(api.origin), ...credentials });
  for (const [name, value] of env) vi.stubEnv(name, value);
  onTestFinished(() => void vi.unstubAllEnvs());
  const problem = await stats([]).catch((error) => error);
  expect(problem).toBeInstanceOf(UserError);
  expect(problem.message).toContain(sentence);
});
