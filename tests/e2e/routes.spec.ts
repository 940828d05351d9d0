import { expect, test } from 'playwright/test';
import { localeCodes, locales } from '#src/site/locales.ts';
import { routes } from '#src/site/pages.ts';
import { referredPath, referrer } from '../referrer.ts';

test('renders each route in the language that its path names', async ({ request }) => {
  const headers = { 'Accept-Language': 'it' };
  // In parallel, since each contact page takes a second.
  const pages = routes.map(async ({ path, locale }) => {
    const response = await request.get(path, { headers });
    expect.soft(response.status(), path).toBe(200);
    expect.soft(await response.text(), path).toContain(`<html lang="${locales[locale].tag}"`);
  });
  await Promise.all(pages);
});

// tests/unit/server/app.test.ts covers the rules; this test covers the whole server.
test('redirects any other path to / and answers 404 for a missing file', async ({
  request,
  baseURL,
}) => {
  for (const [path, status, location] of [
    ['/fr/about/?ref=CODE&x=%2F%20', 308, '/fr/about?ref=CODE&x=%2F%20'],
    ...['/en', '/fr/nope', '/%66r', '/fr//', '/assets', '/index.html'].map(toRoot),
    ...['/nope?next=https://evil.example', '//evil.example/', '/%00', '/%zz'].map(toRoot),
    ...['/%E0%A4%A', '/%c0%ae', '/%2F%2Fevil', '/%5Cevil', '/%2e%2e%2f', '/@x'].map(toRoot),
    ['/__waku_internal_build_static_files', 307, '/'],
    [`/x?ref=${'a'.repeat(2048)}`, 414, undefined],
    [`/Contact?ref=${referrer.code.toLowerCase()}`, 307, `/?ref=${referrer.code}`],
    ...['/nope.html', '/.env', '/wp-login.php', '/foo.png', '/RSC/'].map(toRoot),
    ...['/assets/nope.js', '/audio/nope.mp3', '/og/nope.png'].map(notFound),
    ...['/RSC/R/fr.txt', '/RSC/nope'].map(notFound),
  ] as const) {
    for (const method of ['GET', 'HEAD']) {
      const response = await request.fetch(`${baseURL}${path}`, { method, maxRedirects: 0 });
      expect.soft(response.status(), path).toBe(status);
      expect.soft(response.headers().location, path).toBe(location);
      if (status === 404) expect.soft(response.headers()['content-type']).toMatch(/^text\/plain/);
    }
  }
});

const toRoot = (path: string) => [path, 307, '/'] as const;
const notFound = (path: string) => [path, 404, undefined] as const;

test('revalidates a cached page without sending it again', async ({ request }) => {
  const first = await request.get('/de');
  const { etag = '', ...others } = first.headers();
  const second = await request.get('/de', { headers: { 'If-None-Match': `W/${etag}` } });
  expect([second.status(), await second.text()]).toEqual([304, '']);
  for (const name of ['cache-control', 'content-security-policy']) {
    expect(second.headers()[name]).toBe(others[name]);
  }
});

test('repeats only the known code of the query in the links of the contact page', async ({
  page,
}) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('request', (request) => request.url().includes('/RSC/') && problems.push(request.url()));
  const response = await page.goto(`${referredPath()}&planted=planted`);
  const html = (await response?.text()) ?? '';
  expect(html).not.toMatch(/href="[^"]*planted/);
  // Each language is in two menus.
  const links = html.match(new RegExp(`/contact\\?ref=${referrer.code}" lang=`, 'g'));
  expect(links).toHaveLength(2 * localeCodes.length);
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(problems).toEqual([]);
});
