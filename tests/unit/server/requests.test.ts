import { Hono, type MiddlewareHandler } from 'hono';
import { describe, expect, it } from 'vitest';
import { createNonce } from '../../../src/server/create-nonce.ts';
import { filterQuery } from '../../../src/server/filter-query.ts';
import { limitBody } from '../../../src/server/limit-body.ts';
import { limitBodyTime } from '../../../src/server/limit-body-time.ts';
import { limitUrl, longestTarget } from '../../../src/server/limit-url.ts';
import type { RequestEnvironment } from '../../../src/server/request-environment.ts';
import { resolveRoute } from '../../../src/server/resolve-route.ts';
import { serveTexts } from '../../../src/server/serve-texts.ts';

/** A middleware before a page that shows its query and what was posted. */
const before = (middleware: MiddlewareHandler<RequestEnvironment>) =>
  new Hono<RequestEnvironment>()
    .use(resolveRoute(), middleware)
    .all('*', async (c) => c.text(new URL(c.req.url).search + (await c.req.text())));

describe('limitUrl', () => {
  it.each([
    [longestTarget, 200],
    [longestTarget + 1, 414],
  ])('answers a path and query of %i characters with %i', async (length, status) => {
    const app = before(limitUrl());
    expect((await app.request('/contact?x='.padEnd(length, 'x'))).status).toBe(status);
    expect((await app.request('/'.padEnd(length, 'x'), { method: 'POST' })).status).toBe(status);
  });
});

describe('limitBody', () => {
  it('refuses what comes with GET, which nothing reads', async () => {
    // A GET with a body can be received, though `fetch` sends none.
    const request = new Request('https://site.example/', { method: 'POST', body: 'x' });
    Object.defineProperty(request, 'method', { value: 'GET' });
    expect((await before(limitBody()).request(request)).status).toBe(400);
  });
});

describe('limitBodyTime', () => {
  const app = before(limitBodyTime(50)).onError((_error, c) => c.text('', 400));

  it('answers 408 to a body that does not end in time, and passes on one that ends', async () => {
    const body = new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([65])) });
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
    expect((await app.request('/', init)).status).toBe(408);
    const response = await app.request('/', { method: 'POST', body: 'form' });
    expect(await response.text()).toBe('form');
  });
});

describe('filterQuery', () => {
  it.each([
    [
      '/contact?ref=A&x=1&affiliate=B&months=3&sent=%3D&utm_source=y',
      '?ref=A&affiliate=B&months=3&sent=%3D',
    ],
    ['/fr/contact?x=1', ''],
    ['/fr/contact?ref=a%20b', '?ref=a%20b'],
    ['/?x=1', '?x=1'],
  ])('%s goes on with %s, and with what is posted', async (path, search) => {
    const app = before(filterQuery());
    expect(await (await app.request(path)).text()).toBe(search);
    const posted = await app.request(path, { method: 'POST', body: 'form' });
    expect(await posted.text()).toBe(`${search}form`);
  });
});

describe('createNonce', () => {
  const app = new Hono<RequestEnvironment>()
    .use(resolveRoute(), createNonce())
    .get('*', (c) => c.text(c.var.nonce ?? 'none'));

  it('gives the contact page a new nonce each time, and names it in the policy', async () => {
    const nonces = new Set<string>();
    for (let i = 0; i < 3; i++) {
      const response = await app.request('/fr/contact?ref=CODE');
      const nonce = await response.text();
      const policy = response.headers.get('Content-Security-Policy');
      expect(policy).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic';`);
      expect(atob(nonce)).toHaveLength(16);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(3);
  });

  it('gives content pages none', async () => {
    const response = await app.request('/fr');
    expect(await response.text()).toBe('none');
    expect(response.headers.has('Content-Security-Policy')).toBe(false);
  });
});

describe('serveTexts', () => {
  const app = before(serveTexts());

  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/fr/llms.txt', 'text/plain; charset=utf-8'],
    ['/fr/site.webmanifest', 'application/manifest+json'],
  ])('serves %s as %s, for an hour', async (path, type) => {
    const { status, headers } = await app.request(path);
    expect([status, headers.get('Content-Type')]).toEqual([200, type]);
    expect(headers.get('Cache-Control')).toBe('public, max-age=3600');
    expect(headers.has('Vary')).toBe(false);
  });

  it('offers no prefetching to who saves data', async () => {
    const ask = async (headers = {}) => app.request('/speculation-rules.json', { headers });
    expect((await ask()).headers.get('Vary')).toBe('Save-Data');
    expect(await (await ask()).json()).toHaveProperty('prefetch');
    expect(await (await ask({ 'Save-Data': 'on' })).json()).toEqual({});
  });
});
