import { expect, type Page, test } from 'playwright/test';

test('draws the whole ruler as soon as it is in view', async ({ page }) => {
  await page.goto('/fr');
  const ticks = page.locator('.drawn-on-scroll .ticks');
  const clips = () =>
    ticks.evaluateAll((all) => all.map((tick) => getComputedStyle(tick).clipPath));
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(clips).toContain('inset(0px 100% 0px 0px)');
    await ticks.last().scrollIntoViewIfNeeded();
    await expect.poll(clips, `${width} px`).not.toContainEqual(expect.not.stringMatching(/ 0%/));
  }
});

/** Returns the number of lit hours after scrolling to a fraction of the page. */
async function litHours(page: Page, share: number): Promise<number> {
  await page.evaluate((share) => {
    const { scrollHeight } = document.documentElement;
    scrollTo({ top: share * scrollHeight, behavior: 'instant' });
  }, share);
  const hour = await page
    .locator('.closing-ring')
    .evaluate((ring) => getComputedStyle(ring).getPropertyValue('--hours-played'));
  return Number(hour);
}

test('the closing ring fills as the page scrolls', async ({ page }) => {
  await page.goto('/');
  expect(await litHours(page, 0)).toBe(0);
  await expect.poll(() => litHours(page, 1)).toBe(72);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await litHours(page, 0)).toBe(72);
});
