import { expect, type Page, test } from 'playwright/test';

const until = async (page: Page) =>
  Number(await page.locator('[data-until]').first().getAttribute('data-until'));

test('the dates change at midnight or after 9:00 in France', async ({ page }) => {
  await page.goto('/');
  const change = await until(page);
  expect(change).toBeGreaterThan(Date.now());
  expect(change).toBeLessThanOrEqual(Date.now() + 25 * 3_600_000);
  const time = { timeZone: 'Europe/Paris', timeStyle: 'medium' } as const;
  expect(['00:00:00', '09:00:00']).toContain(new Intl.DateTimeFormat('en-GB', time).format(change));
});

test('a page that comes back into view with old dates reloads, but not in vain', async ({
  page,
}) => {
  await page.goto('/fr');
  const change = await until(page);
  await page.clock.setFixedTime(change - 1);
  expect(await reloadsInView(page)).toBe(false);
  await page.clock.setFixedTime(change);
  expect(await reloadsInView(page)).toBe(true);
  // The server's clock has not moved, so a reload would yield the same dates.
  expect(await reloadsInView(page)).toBe(false);
});

/** Returns whether a page reloads when it comes back into view. */
async function reloadsInView(page: Page): Promise<boolean> {
  const load = page.waitForEvent('load', { timeout: 1000 }).then(
    () => true,
    () => false,
  );
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  return load;
}
