import type { Page } from 'playwright/test';

/**
 * Delays a page's requests to a URL. Returns a function that waits for the first of them and then
 * lets them continue.
 */
export async function delayRequest(page: Page, url: string | RegExp): Promise<() => Promise<void>> {
  const requested = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    requested.resolve();
    await released.promise;
    await route.continue();
  });
  return async () => {
    await requested.promise;
    released.resolve();
  };
}
