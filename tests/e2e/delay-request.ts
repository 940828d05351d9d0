import type { Page } from 'playwright/test';

/**
 * Holds back a page's requests to an address until the returned function is called, which first
 * waits for the request.
 */
export async function holdBack(page: Page, address: string | RegExp): Promise<() => Promise<void>> {
  const requested = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    requested.resolve();
    await released.promise;
    await route.continue();
  });
  return async () => {
    await requested.promise;
    released.resolve();
  };
}
