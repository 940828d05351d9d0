import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { freePort } from '../free-port.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { isSent, makeForm, variables } from './contact/submission.ts';

test('explains in one sentence that the port is taken, and deletes the IP addresses of visitors on Ctrl-C', async () => {
  using folder = makeTemporaryFolder();
  const port = await freePort();
  // Playwright sets FORCE_COLOR and the shell may set NO_COLOR; Node would warn about the conflict.
  const { FORCE_COLOR: _colour, ...rest } = process.env;
  const env = { ...rest, ...variables, PORT: String(port), STATE_FOLDER: folder.path };
  const server = spawn(process.execPath, ['src/tools/start.ts'], { env });
  const ended = once(server, 'exit');
  const [line] = await once(server.stdout, 'data');
  expect(String(line)).toContain(`is on air at http://localhost:${port}`);
  expect(await isSent(`http://localhost:${port}`, makeForm())).toBe(true);
  expect(existsSync(join(folder.path, 'v3/ratelimit'))).toBe(true);

  const second = spawnSync(process.execPath, ['src/tools/start.ts'], { env, encoding: 'utf8' });
  expect([second.status, second.stdout]).toEqual([1, '']);
  expect(second.stderr).toMatch(new RegExp(`^.*Port ${port} is taken.*\\n$`));

  server.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
  expect(existsSync(join(folder.path, 'v3/d1'))).toBe(true);
  expect(existsSync(join(folder.path, 'v3/ratelimit'))).toBe(false);
});
