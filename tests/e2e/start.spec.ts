import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { listenLocally } from '../listen-locally.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { isSent, makeForm, variables } from './contact/forms.ts';
import { startServer } from './contact/server.ts';
import { freshFetch } from './fresh-fetch.ts';

test('runs crons only for the operator and deletes the IP addresses of visitors', async () => {
  await using server = await startServer({ variables });
  const path = `/cdn-cgi/local/scheduled?cron=${encodeURIComponent('17 3 * * *')}`;
  const answer = await freshFetch(server.url + path, { redirect: 'manual' });
  expect(answer.status).toBe(307);
  expect(server.output()).not.toContain('leads-expired');
  await server.runCron('retention');
  await expect.poll(server.output).toContain('leads-expired');

  expect(await isSent(server.url, makeForm())).toBe(true);
  await server.stop();
  expect(existsSync(join(server.state, 'v3/d1'))).toBe(true);
  expect(existsSync(join(server.state, 'v3/ratelimit'))).toBe(false);
});

/** Returns the output of a failing `npm start`: one line, without a stack trace. */
function failure(env: NodeJS.ProcessEnv): string {
  // Playwright sets FORCE_COLOR and the shell may set NO_COLOR; Node would warn about the conflict.
  const { FORCE_COLOR: _colour, ...rest } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['src/tools/start.ts'], {
    env: { ...rest, ...env },
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  return stderr;
}

test('explains a failed start in one sentence', async () => {
  using folder = makeTemporaryFolder();
  await using taken = await listenLocally(() => undefined);
  const { port: PORT } = new URL(taken.origin);
  expect(failure({ PORT, STATE: folder.path })).toContain(`Port ${PORT} is taken`);
  expect(failure({ PORT: 'abc' })).toContain('PORT=abc is not a port');
});
