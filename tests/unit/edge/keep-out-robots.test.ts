import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { keepOutRobots } from '../../../src/edge/keep-out-robots.ts';

const app = new Hono()
  .use(keepOutRobots())
  .get('/', (c) => c.text('page'))
  .get('/old', (c) => c.redirect('/'));

it.each([
  ['https://site.example/', null],
  ['http://site.example/old?from=x', null],
  ['https://preview.site.example/', 'noindex'],
  ['https://site.example:8443/', 'noindex'],
  ['http://localhost:8787/old', 'noindex'],
  ['http://localhost:8787/nope', 'noindex'],
])('%s says %s', async (url, robots) => {
  const response = await app.request(url, {}, { SITE_URL: 'https://site.example/' });
  expect(response.headers.get('X-Robots-Tag')).toBe(robots);
});

it.each(['', 'site.example'])(
  'lets no host be indexed where SITE_URL is "%s"',
  async (SITE_URL) => {
    const response = await app.request('https://site.example/', {}, { SITE_URL });
    expect(response.status).toBe(200);
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
  },
);

it('lets a host with a port be indexed if SITE_URL names both', async () => {
  const robots = async (url: string) =>
    (await app.request(url, {}, { SITE_URL: 'http://localhost:8787' })).headers.get('X-Robots-Tag');
  expect(await robots('http://localhost:8787/')).toBeNull();
  expect(await robots('http://localhost/')).toBe('noindex');
});

it('lets no host be indexed if INDEXING is off', async () => {
  const bindings = { SITE_URL: 'https://site.example', INDEXING: 'off' };
  const response = await app.request('https://site.example/', {}, bindings);
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
});

it('takes the place of what search engines may show of a page', async () => {
  const shown = 'max-image-preview:large';
  const page = new Hono()
    .use(keepOutRobots())
    .get('/', (c) => c.text('page', 200, { 'X-Robots-Tag': shown }));
  const robots = async (url: string) =>
    (await page.request(url, {}, { SITE_URL: 'https://site.example' })).headers.get('X-Robots-Tag');
  expect(await robots('https://site.example/')).toBe(shown);
  expect(await robots('https://preview.site.example/')).toBe('noindex');
});
