import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { freePort } from '../free-port.ts';
import { listenLocally } from '../listen-locally.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { isSent, makeForm, variables } from './contact/forms.ts';

test('deletes the IP addresses of visitors on Ctrl-C', async () => {
  using folder = makeTemporaryFolder();
  const port = await freePort();
  const env = { ...process.env, ...variables, PORT: String(port), STATE: folder.path };
  const server = spawn(process.execPath, ['src/tools/start.ts'], { env });
  const ended = once(server, 'exit');
  const [line] = await once(server.stdout, 'data');
  expect(String(line)).toContain(`is on air at http://localhost:${port}`);
  expect(await isSent(`http://localhost:${port}`, makeForm())).toBe(true);
  expect(existsSync(join(folder.path, 'v3/ratelimit'))).toBe(true);
  server.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  expect(existsSync(join(folder.path, 'v3/d1'))).toBe(true);
  expect(existsSync(join(folder.path, 'v3/ratelimit'))).toBe(false);
});

/** Returns the output of a failing `npm start`: one line, without a stack trace. */
function failure(env: Record<string, string>): string {
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
});
