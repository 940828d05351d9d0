import { expect, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import { localeCodes } from '#src/facts/locales.ts';
import { localePath } from '#src/facts/pages.ts';

test('draws the whole ruler as soon as it is in view', async ({ page }) => {
  await page.goto('/fr');
  const ticks = page.locator('.draw .ticks');
  const clips = () => ticks.evaluateAll((all) => all.map((one) => getComputedStyle(one).clipPath));
  for (const width of [320, 768, 1280, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(clips).toContain('inset(0px 100% 0px 0px)');
    await ticks.last().scrollIntoViewIfNeeded();
    await expect.poll(clips, `${width} px`).not.toContainEqual(expect.not.stringMatching(/ 0%/));
  }
});

test('the ink of the large quotation mark meets no text', async ({ page }) => {
  for (const locale of localeCodes) {
    await page.goto(localePath(locale));
    for (const width of [360, 1024, 1440]) {
      await page.setViewportSize({ width, height: 1200 });
      const heading = page.locator('#reviews h2');
      await heading.evaluate((text) =>
        text.scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      const title = await heading.boundingBox();
      const above = await page.locator('section:has(+ #reviews) dl').boundingBox();
      if (!title || !above) throw new Error('No text around the mark');
      const y = above.y + above.height;
      await page.evaluate(() => {
        document.body.style.visibility = 'hidden';
        const mark = document.querySelector<HTMLElement>('#reviews [aria-hidden]');
        if (mark) mark.style.visibility = 'visible';
      });
      const clip = { x: 0, width, y: y - 200, height: title.y - y + 400 };
      const picture = sharp(await page.screenshot({ clip })).trim();
      const { info } = await picture.toBuffer({ resolveWithObject: true });
      const top = clip.y - (info.trimOffsetTop ?? 0);
      expect.soft(top, `top in ${locale} at ${width} px`).toBeGreaterThan(y);
      expect.soft(top + info.height, `foot in ${locale} at ${width} px`).toBeLessThan(title.y);
    }
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
