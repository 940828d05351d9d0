import { globSync, readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, type Page, type Response, test } from 'playwright/test';
import { sharedRoutes } from '#src/facts/pages.ts';
import { affiliatePath } from '../affiliate.ts';

/** Returns the size in bytes after brotli at its highest quality, the smallest that the edge sends. */
const brotli = (text: string) => brotliCompressSync(text).byteLength;

const kB = 1000;

/** Returns the texts of all scripts and stylesheets that a page loads until the network is idle. */
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

/** Returns the bytes of a response on the wire: compressed, with its headers. */
async function bytesOnTheWire(url: string): Promise<number> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'br' } }, resolve).on('error', reject);
  });
  let bytes = response.rawHeaders.join('  ').length;
  for await (const chunk of response) bytes += chunk.length;
  return bytes;
}

test('content pages fit into the first flight of packets', async ({ baseURL }) => {
  for (const { path, page } of sharedRoutes) {
    // Ten packets hold 14.6 kB. The terms of sale, mostly text, take one more.
    const most = (page === 'terms' ? 16 : 14) * kB;
    expect.soft(await bytesOnTheWire(`${baseURL}${path}`), path).toBeLessThanOrEqual(most);
  }
});

test('the landing page loads at most 200 kB and no framework', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const urgent: string[] = [];
  let bytes = 0;
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request, type }) => {
    if (!['Low', 'VeryLow'].includes(request.initialPriority)) urgent.push(String(type));
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  const { scripts, styles } = await loadedBy(page, '/');
  expect(bytes).toBeLessThan(200_000);
  // Excludes the icons, which Chromium requests after everything else.
  const ours = urgent.filter((type) => type !== 'Other');
  expect(ours.sort()).toEqual(['Document', 'Font', 'Font', 'Script', 'Stylesheet']);
  // The urgent one decides on the offer of another language before the first paint.
  expect(scripts).toHaveLength(2);
  expect(brotli(scripts.join())).toBeLessThanOrEqual(3.2 * kB);
  expect(scripts.join()).not.toMatch(/react|__FLIGHT_DATA/i);
  expect(styles).toHaveLength(1);
  expect(brotli(styles.join())).toBeLessThanOrEqual(9.9 * kB);
  // Chromium on Linux asks another process about `sans-serif`, once for each font size.
  expect(styles.join()).not.toContain('sans-serif');
  // Safari on iOS knows only the prefixed property.
  expect(styles.join()).toContain('-webkit-text-size-adjust:100%');
  // The other inline scripts are data.
  const inline = page.locator('script:not([src]):not([type="application/ld+json"])');
  await expect(inline).toHaveCount(1);
  await expect(inline).toHaveAttribute('type', 'speculationrules');
  const largest = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as unknown as { element?: Element };
          resolve(last.element?.closest('section')?.querySelector('h1') ? 'hero' : 'elsewhere');
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(largest).toBe('hero');
});

test('the contact page’s script stays small', async ({ page }) => {
  const { scripts } = await loadedBy(page, affiliatePath('de'));
  const sizes = scripts.map(brotli);
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(90 * kB);
});

test('the worker stays below the size limit', () => {
  // Cloudflare limits all modules together, after gzip.
  const modules = globSync('dist/server/**/*.{js,wasm}').map((path) => readFileSync(path));
  const size = gzipSync(Buffer.concat(modules)).byteLength;
  expect(size).toBeGreaterThan(100 * kB);
  expect(size).toBeLessThanOrEqual(3000 * kB);
});
