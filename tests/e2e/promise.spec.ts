import { expect, type Page, test } from 'playwright/test';

test('a page that comes back into view after its date is over reloads, but not in vain', async ({
  page,
}) => {
  await page.goto('/fr');
  const until = Number(await page.locator('[data-until]').first().getAttribute('data-until'));
  await page.clock.setFixedTime(until);
  expect(await reloadsInView(page)).toBe(false);
  await page.clock.setFixedTime(until + 1);
  expect(await reloadsInView(page)).toBe(true);
  // The server's clock has not moved: the same date came again.
  expect(await reloadsInView(page)).toBe(false);
});

/** Whether a page loads anew when it comes back into view. */
async function reloadsInView(page: Page): Promise<boolean> {
  const load = page.waitForEvent('load', { timeout: 1000 }).then(
    () => true,
    () => false,
  );
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  return load;
}
