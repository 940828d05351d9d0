import { expect, type Page, test } from 'playwright/test';

/** Returns the number of lit hours after scrolling to a fraction of the page. */
async function litHours(page: Page, share: number): Promise<number> {
  await page.evaluate((share) => {
    const { scrollHeight } = document.documentElement;
    scrollTo({ top: share * scrollHeight, behavior: 'instant' });
  }, share);
  const hour = await page
    .locator('.closing-ring')
    .evaluate((ring) => getComputedStyle(ring).getPropertyValue('--hour'));
  return Number(hour);
}

test('the closing ring fills as the page scrolls, and is complete from the start under reduced motion', async ({
  page,
}) => {
  await page.goto('/');
  expect(await litHours(page, 0)).toBe(0);
  await expect.poll(() => litHours(page, 1)).toBe(72);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await litHours(page, 0)).toBe(72);
});
