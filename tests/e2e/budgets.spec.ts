import { get, type IncomingMessage } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Response, test } from 'playwright/test';
import { arrivalScript } from '../../src/edge/arrival.ts';
import { routes } from '../../src/site/pages.ts';
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

/** The bytes of an answer as it travels, compressed and with its headers. */
async function bytesOnTheWire(url: string): Promise<number> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, resolve).on('error', reject);
  });
  let bytes = response.rawHeaders.join('  ').length;
  for await (const chunk of response) bytes += chunk.length;
  return bytes;
}

const contentPages = routes.filter(({ page }) => page !== 'contact');

for (const { path, page } of contentPages) {
  test(`${path} arrives in the first flight`, async ({ baseURL }) => {
    // The terms of sale are mostly words.
    expect(await bytesOnTheWire(`${baseURL}${path}`)).toBeLessThanOrEqual(
      (page === 'cgv' ? 15 : 14) * kB,
    );
  });
}

test('a content page loads one stylesheet and one script, without a framework', async ({
  page,
}) => {
  const { scripts, styles } = await loadedBy(page, '/de');
  expect(scripts).toHaveLength(1);
  expect(brotli(scripts.join())).toBeLessThanOrEqual(3 * kB);
  expect(scripts.join()).not.toMatch(/react|__FLIGHT_DATA/i);
  expect(styles).toHaveLength(1);
  expect(brotli(styles.join())).toBeLessThanOrEqual(13 * kB);
  // Chromium on Linux would ask another process about it, once for each size of a font.
  expect(styles.join()).not.toContain('sans-serif');
  const inline = page.locator('script:not([src]):not([type="application/ld+json"])');
  expect(await inline.allTextContents()).toEqual([arrivalScript]);
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
    const most = fonts.length > 2 ? 50 * kB : 39 * kB;
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

for (const path of ['/fr', '/fr/about']) {
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
