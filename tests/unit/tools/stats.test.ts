import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { listenLocally } from '../../listen-locally.ts';

type Answer = (sql: string, response: ServerResponse) => void;

/** Runs `npm run stats` against a mock of Cloudflare's API, and records the requests to it. */
async function runStats(answer: Answer, credentials: NodeJS.ProcessEnv = {}) {
  const asked: { path: string | undefined; token: string | undefined; sql: string }[] = [];
  await using api = await listenLocally(async (request, response) => {
    const sql = await text(request);
    asked.push({ path: request.url, token: request.headers.authorization, sql });
    answer(sql, response);
  });
  const env = {
    ...process.env,
    CLOUDFLARE_API_TOKEN: 'token',
    CLOUDFLARE_ACCOUNT_ID: 'account',
    CLOUDFLARE_API_BASE_URL: `${api.origin}/v4`,
    ...credentials,
  };
  const stats = spawn(process.execPath, ['src/tools/stats.ts'], { env });
  const [stdout, stderr, [status]] = await Promise.all([
    text(stats.stdout),
    text(stats.stderr),
    once(stats, 'close'),
  ]);
  return { status, stdout, stderr, asked };
}

const rows = [
  { event: 'view', value: 'fr\u001b[31m', total: '1200' },
  { event: 'view', value: '', total: 7 },
  { event: 'booking', value: 'fr\u001b[31m', total: 30 },
  { event: 'lead', value: 'en', total: '2' },
];

it('prints a table for each column of what is counted', async () => {
  const answer: Answer = (_sql, response) => response.end(JSON.stringify({ data: rows }));
  const { status, stdout, stderr, asked } = await runStats(answer);
  expect([status, stderr]).toEqual([0, '']);
  const lines = stdout.split('\n').map((line) => line.replaceAll(/[│\s]+/g, ' ').trim());
  expect(lines).toEqual(
    expect.arrayContaining([
      '(index) Language views booking clicks leads',
      "0 'fr\\x1B[31m' 1200 30 0",
      "1 '-' 7 0 0",
      "2 'en' 0 0 2",
    ]),
  );
  for (const title of ['Page', 'Partner', 'Country']) expect(stdout).toContain(` ${title} `);
  for (const { path, token, sql } of asked) {
    expect([path, token]).toEqual(['/v4/accounts/account/analytics_engine/sql', 'Bearer token']);
    expect(sql).toMatch(/FROM onda72\s/);
    expect(sql).toContain("NOW() - INTERVAL '30' DAY");
    expect(sql).toContain('SUM(_sample_interval) AS total');
  }
  const columns = asked.map(({ sql }) => /(blob\d) AS value/.exec(sql)?.[1]);
  expect(columns).toEqual(['blob2', 'blob3', 'blob4', 'blob5', 'blob6', 'blob9', 'blob7', 'blob8']);
});

it.each<[string, number, NodeJS.ProcessEnv]>([
  ['Set CLOUDFLARE_ACCOUNT_ID, and CLOUDFLARE_API_TOKEN', 200, { CLOUDFLARE_API_TOKEN: '' }],
  ['Cloudflare answered 403: no table', 403, {}],
])('fails with a sentence: %s', async (sentence, code, credentials) => {
  const { status, stderr } = await runStats((_sql, response) => {
    response.writeHead(code).end('no table');
  }, credentials);
  expect(status).toBe(1);
  expect(stderr).toContain(sentence);
  expect(stderr).not.toMatch(/\n\s+at /);
});
