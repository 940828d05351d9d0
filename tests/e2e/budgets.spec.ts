import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Response, test } from '@playwright/test';
import { arrivalScript } from '../../src/edge/arrival.ts';
import { routes } from '../../src/routes.ts';
import { referredPath } from '../referrer.ts';
import { workerSize } from '../worker-size.ts';

/** Bytes after brotli, as the edge sends them at its best. */
const brotli = (text: string) => brotliCompressSync(text).byteLength;

const kB = 1000;

/** All scripts that a page loads, and its stylesheets. */
async function loadedBy(
  page: Page,
  path: string,
): Promise<{ scripts: string[]; styles: string[] }> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path, { waitUntil: 'networkidle' });
  const texts = (type: string) =>
    Promise.all(
      responses
        .filter((response) => response.request().resourceType() === type)
        .map((response) => response.text()),
    );
  return { scripts: await texts('script'), styles: await texts('stylesheet') };
}

const contentPages = routes.filter(({ page }) => page !== 'contact');

for (const { path, page } of contentPages) {
  test(`${path} arrives in the first flight`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    // The terms of sale are mostly words; ten packets hold 14.6 kB.
    expect(brotli(html)).toBeLessThanOrEqual((page === 'cgv' ? 13.4 : 11) * kB);
  });
}

// Without a partner's code the contact page has no form, so React has nothing to do.
for (const path of ['/de', '/de/contact']) {
  test(`${path} loads one stylesheet and one script, without a framework`, async ({ page }) => {
    const { scripts, styles } = await loadedBy(page, path);
    expect(scripts).toHaveLength(1);
    expect(brotli(scripts.join())).toBeLessThanOrEqual(2.4 * kB);
    expect(scripts.join()).not.toMatch(/react|__FLIGHT_DATA/i);
    expect(styles).toHaveLength(1);
    expect(brotli(styles.join())).toBeLessThanOrEqual(9.5 * kB);
    // Chromium on Linux would ask another process about it, once for each size of a font.
    expect(styles.join()).not.toContain('sans-serif');
  });
}

const inlineScripts = (page: Page) =>
  page.locator('script:not([src]):not([type="application/ld+json"])').allTextContents();

test('a content page has one line of script', async ({ page }) => {
  await page.goto('/de');
  expect(await inlineScripts(page)).toEqual([arrivalScript]);
});

test('a contact page without a code has what brings its answer, and no flight data', async ({
  page,
}) => {
  await page.goto('/de/contact');
  const scripts = (await inlineScripts(page)).join('\n');
  expect(scripts).toContain('$RC("B:0","S:0")');
  expect(scripts).not.toMatch(/__FLIGHT_DATA|__WAKU|import\(/);
});

for (const { path } of routes) {
  test(`${path} keeps to the faces of the copy, 20 requests and 1,000 elements`, async ({
    page,
  }) => {
    const fonts: Response[] = [];
    let requests = 0;
    page.on('request', () => requests++);
    page.on('response', (response) => {
      if (response.request().resourceType() === 'font') fonts.push(response);
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const names = fonts.map((font) => font.url().match(/[a-z]+(?=-[^/]+\.woff2$)/)?.[0]);
    expect(new Set(names)).toEqual(new Set(['display', 'text']));
    const sizes = await Promise.all(fonts.map(async (font) => (await font.body()).byteLength));
    // What a language needs beside the Latin letters comes in two more files.
    const most = fonts.length > 2 ? 36 * kB : 26 * kB;
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(most);
    expect(requests).toBeLessThanOrEqual(20);
    expect(await page.locator('*').count()).toBeLessThanOrEqual(1000);
  });
}

test('a face that is late makes a browser load no other', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  await page.route('**/*.woff2', async (route) => {
    await setTimeout(500);
    await route.continue();
  });
  // Its titles are hyphenated.
  await page.goto('/de/cgv', { waitUntil: 'networkidle' });
  expect(fonts).toHaveLength(2);
});

for (const path of ['/fr', '/fr/about', referredPath('fr')]) {
  test(`on ${path} nothing shares the line with style and faces`, async ({ page }) => {
    const urgent: string[] = [];
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    session.on('Network.requestWillBeSent', ({ request, type }) => {
      if (!['Low', 'VeryLow'].includes(request.initialPriority)) urgent.push(String(type));
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    // Chromium asks for the signs and the manifest by itself, after the rest.
    const ours = urgent.filter((type) => type !== 'Other' && type !== 'Manifest');
    expect(ours.sort()).toEqual(['Document', 'Font', 'Font', 'Stylesheet']);
  });
}

test('the contact page’s script stays small', async ({ page }) => {
  const { scripts } = await loadedBy(page, referredPath('de'));
  const sizes = scripts.map(brotli);
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(90 * kB);
});

test('the worker fits', () => {
  const size = workerSize();
  expect(size).toBeGreaterThan(100 * kB);
  expect(size).toBeLessThanOrEqual(3000 * kB);
});
