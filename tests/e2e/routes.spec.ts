import { get } from 'node:http';
import fc from 'fast-check';
import { type APIRequestContext, expect, test } from 'playwright/test';
import { locales } from '../../src/locales.ts';
import { routes } from '../../src/routes.ts';

/** Every kind of address, with the status and the location of its answer. */
const table: [path: string, status: number, location?: string][] = [
  ...routes.map(({ path }): [string, number] => [path, 200]),
  ...routes
    .filter(({ path }) => path !== '/')
    .flatMap(({ path }): [string, number, string][] => [
      [`${path}/`, 308, path],
      [`${path}/?ref=CODE&x=%2F%20`, 308, `${path}?ref=CODE&x=%2F%20`],
    ]),
  ...[
    '/en',
    '/en/',
    '/en/about',
    '/fr/nope',
    '/FR',
    '/Fr/about',
    '/fr/about/more',
    '/%66r',
    '/fr//',
    '/nope?next=https://evil.example',
    '//evil.example/',
    '/__waku_internal_build_static_files',
  ].map((path): [string, number, string] => [path, 307, '/']),
  ...[
    '/nope.html',
    '/fr/nope.php',
    '/favicon.ico',
    '/.env',
    '/.well-known/change-password',
    '/assets',
    '/assets/nope',
    '/assets/nope.js',
    '/RSC/',
    '/RSC/R/fr.txt',
    '/RSC/R/_root.txt',
    '/RSC/nope',
  ].map((path): [string, number] => [path, 404]),
];

for (const method of ['GET', 'HEAD']) {
  test(`every row of the table holds for ${method}`, async ({ request, baseURL }) => {
    for (const [path, status, location] of table) {
      const response = await request.fetch(`${baseURL}${path}`, { method, maxRedirects: 0 });
      expect.soft(response.status(), path).toBe(status);
      expect.soft(response.headers().location, path).toBe(location);
      if (status === 404) expect.soft(response.headers()['content-type']).toMatch(/^text\/plain/);
    }
  });
}

test('each page is in its language', async ({ request }) => {
  for (const { path, locale } of routes) {
    const html = await (await request.get(path)).text();
    expect.soft(html, path).toContain(`<html lang="${locales[locale].tag}"`);
  }
});

test('other methods are refused by name', async ({ request }) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE']) {
    for (const path of ['/', '/fr/about', '/nope', '/contact', '/de/contact']) {
      const allow = path.endsWith('/contact') ? 'GET, HEAD, POST' : 'GET, HEAD';
      if (allow.includes(method)) continue;
      const response = await request.fetch(path, { method, maxRedirects: 0 });
      expect.soft(response.status(), `${method} ${path}`).toBe(405);
      expect.soft(response.headers().allow, `${method} ${path}`).toBe(allow);
    }
  }
});

test('a page in the browser’s cache is revalidated without its bytes', async ({ request }) => {
  const first = await request.get('/de');
  const { etag = '', ...others } = first.headers();
  expect(etag).toMatch(/^"/);
  const second = await request.get('/de', { headers: { 'If-None-Match': `W/${etag}` } });
  expect(second.status()).toBe(304);
  expect(await second.text()).toBe('');
  for (const name of ['cache-control', 'content-security-policy']) {
    expect(second.headers()[name]).toBe(others[name]);
  }
});

test('nothing odd gets an odd answer', async ({ baseURL }) => {
  await fc.assert(
    fc.asyncProperty(oddPath(), fc.constantFrom('GET', 'HEAD'), async (path, method) => {
      const start = performance.now();
      const { status, location } = await askAsIs(baseURL ?? '', path, method);
      expect(performance.now() - start).toBeLessThan(10_000);
      expect([200, 307, 308, 404]).toContain(status);
      if (location) expect(new URL(location, baseURL).origin).toBe(baseURL);
    }),
    { numRuns: 300 },
  );
});

test('a path of 16 kB is answered at once', async ({ request }) => {
  for (const path of [`/${'a'.repeat(16_384)}`, `/${'%41'.repeat(5461)}`, '/a'.repeat(8192)]) {
    expect(await statusOf(request, path)).toBe(307);
  }
  expect(await statusOf(request, `/${'a'.repeat(16_380)}.js`)).toBe(404);
});

async function statusOf(request: APIRequestContext, path: string): Promise<number> {
  return (await request.get(path, { maxRedirects: 0, timeout: 10_000 })).status();
}

/** Sends a path as it is: a URL object would resolve its dots. */
function askAsIs(
  origin: string,
  path: string,
  method: string,
): Promise<{ status: number | undefined; location: string | undefined }> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    get({ hostname, port, path, method }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, location: response.headers.location });
    }).on('error', reject);
  });
}

/** Paths near the site's own with odd encodings, dots, slashes and queries. */
function oddPath(): fc.Arbitrary<string> {
  const segment = fc.oneof(
    fc.constantFrom('fr', 'en', 'FR', 'about', 'contact', 'assets', 'RSC', 'R', 'F', '', 'cards'),
    fc.constantFrom('..', '.', '%2e%2e', '%00', '%', '%zz', '%E0%A4%A', '%c0%ae', '@x.example'),
    fc.constantFrom('x.png', '_headers', '%5f%68eaders', '%2F%2Fx.example', '%5Cx.example', ';a=b'),
    fc.webSegment(),
  );
  const path = fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`);
  const query = fc.oneof(
    fc.constant(''),
    fc.webQueryParameters().map((query) => `?${query}`),
  );
  return fc.tuple(path, query).map((parts) => parts.join(''));
}
