import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { filterQuery } from '../../../src/edge/filter-query.ts';
import type { RequestEnvironment } from '../../../src/edge/request-environment.ts';
import { resolveRoute } from '../../../src/edge/resolve-route.ts';

const app = new Hono<RequestEnvironment>()
  .use(resolveRoute(), filterQuery())
  .all('*', async (c) => c.text(new URL(c.req.url).search + (await c.req.text())));

it.each([
  [
    '/contact?ref=A&x=1&affiliate=B&months=3&sent=%3D&utm_source=y',
    '?ref=A&affiliate=B&months=3&sent=%3D',
  ],
  ['/fr/contact?x=1', ''],
  ['/fr/contact?ref=a%20b', '?ref=a%20b'],
  ['/?x=1', '?x=1'],
])('%s goes on with %s', async (path, search) => {
  expect(await (await app.request(path)).text()).toBe(search);
});

it('leaves what is posted', async () => {
  const response = await app.request('/contact?ref=A&x=1', { method: 'POST', body: 'form' });
  expect(await response.text()).toBe('?ref=Aform');
});
