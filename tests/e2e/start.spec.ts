import { spawnSync } from 'node:child_process';
import { expect, test } from 'playwright/test';

test('a taken port is explained in one sentence', ({ baseURL }) => {
  const env = { PATH: process.env.PATH, PORT: new URL(String(baseURL)).port };
  const { status, stderr } = spawnSync('node', ['src/tools/start.ts'], { env, encoding: 'utf8' });
  expect(stderr).toMatch(/^Port \d+ is taken[^\n]+\n$/);
  expect(status).toBe(1);
});

test('an invalid variable is explained in one sentence', () => {
  // Port 0 stands for any free one.
  const env = { PATH: process.env.PATH, PORT: '0', BOOKING_URL: 'http://booking.test' };
  const { status, stderr } = spawnSync('node', ['src/tools/start.ts'], { env, encoding: 'utf8' });
  expect(stderr).toMatch(/^The variable BOOKING_URL must be [^\n]+\n$/);
  expect(status).toBe(1);
});
