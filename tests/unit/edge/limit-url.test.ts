import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { limitUrl, longestTarget } from '../../../src/edge/limit-url.ts';

const app = new Hono().use(limitUrl()).all('*', (c) => c.text('page'));

it.each([
  [longestTarget, 200],
  [longestTarget + 1, 414],
])('a path and query of %i characters is answered %i', async (length, status) => {
  const start = '/contact?x=';
  const response = await app.request(start.padEnd(length, 'x'));
  expect(response.status).toBe(status);
  expect((await app.request('/'.padEnd(length, 'x'), { method: 'POST' })).status).toBe(status);
});
