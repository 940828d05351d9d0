import { expect, type Page, test } from 'playwright/test';
import { localeCodes } from '#src/site/locales.ts';
import { pages, routes } from '#src/site/pages.ts';
import { referredPath } from '../referrer.ts';
import { isHydrated } from './contact/form-page.ts';

const kB = 1000;

/** Collects a tab's console messages and requests. */
function observe(page: Page) {
  const seen = {
    consoleErrors: [] as string[],
    requests: 0,
    fonts: [] as { url: string; size: number }[],
  };
  page.on('console', (message) => {
    if (message.type() !== 'log') seen.consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => seen.consoleErrors.push(error.message));
  page.on('requestfailed', (request) => seen.consoleErrors.push(request.url()));
  page.on('requestfinished', async (request) => {
    seen.requests += 1;
    if (request.resourceType() !== 'font') return;
    const { responseBodySize } = await request.sizes();
    seen.fonts.push({ url: request.url(), size: responseBodySize });
  });
  return seen;
}

for (const locale of localeCodes) {
  test(`every page in ${locale} works under its policy with two fonts, at most 20 requests and 1,000 elements`, async ({
    page,
  }) => {
    const paths = routes.filter((route) => route.locale === locale).map(({ path }) => path);
    // Each page loads everything, as for a first visit.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    for (const path of [...paths, referredPath(locale)]) {
      const seen = observe(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      // On a busy machine the network is idle before React runs.
      await expect
        .poll(() => page.locator('body').evaluate(isHydrated), path)
        .toBe(path.includes(pages.contact.path));
      expect.soft(seen.consoleErrors, path).toEqual([]);

      expect.soft(seen.requests, path).toBeLessThanOrEqual(20);
      expect.soft(await page.locator('*').count(), path).toBeLessThanOrEqual(1000);
      const urls = seen.fonts.map(({ url }) => url);
      expect.soft(urls, path).toEqual([...new Set(urls)]);
      const names = urls.map((url) => url.match(/[a-z]+(?=-[^/]+\.woff2$)/)?.[0]);
      expect.soft(new Set(names), path).toEqual(new Set(['bricolage', 'instrument']));
      const bytes = seen.fonts.reduce((sum, { size }) => sum + size, 0);
      expect.soft(bytes, path).toBeLessThanOrEqual(56 * kB);
      page.removeAllListeners();
    }
  });
}
