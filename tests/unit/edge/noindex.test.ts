import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { noindex } from '../../../src/edge/noindex.ts';

const shown = 'max-image-preview:large';
const app = new Hono()
  .use(noindex())
  .get('/', (c) => c.text('page', 200, { 'X-Robots-Tag': shown }))
  .get('/old', (c) => c.redirect('/'));

it.each([
  ['https://site.example/', 'https://site.example/', shown],
  ['http://site.example/old?from=x', 'https://site.example', null],
  ['https://preview.site.example/', 'https://site.example', 'noindex'],
  ['https://site.example:8443/', 'https://site.example', 'noindex'],
  ['http://localhost:8787/nope', 'https://site.example', 'noindex'],
  ['http://localhost:8787/', 'http://localhost:8787', shown],
  ['https://site.example/', '', 'noindex'],
  ['https://site.example/', 'site.example', 'noindex'],
])('%s of the site %s says %s', async (url, SITE_URL, robots) => {
  const response = await app.request(url, {}, { SITE_URL });
  expect(response.headers.get('X-Robots-Tag')).toBe(robots);
});

it('lets no host be indexed if INDEXING is off', async () => {
  const bindings = { SITE_URL: 'https://site.example', INDEXING: 'off' };
  const response = await app.request('https://site.example/', {}, bindings);
  expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
});
