import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { localeCodes } from '#src/site/locales.ts';
import { localePath } from '#src/site/pages.ts';
import { lowestPrice } from '#src/site/site.ts';
import { euros } from '../euros.ts';

const screens = [
  [360, 780],
  [390, 844],
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;

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

for (const locale of localeCodes) {
  test(`shows the buttons and the price in the first screen in ${locale}`, async ({ page }) => {
    // A first visit, which also offers English or French.
    await page.goto(localePath(locale));
    // Long names of days and months.
    await page.locator('[data-until] time').evaluateAll((dates) => {
      const language = document.documentElement.lang;
      const names = { weekday: 'long', day: 'numeric', month: 'long' } as const;
      const text = new Date('2026-09-30').toLocaleDateString(language, names);
      for (const date of dates) date.textContent = text;
    });
    const hero = page.locator('main > section').first();
    const price = hero.getByText(euros(locale, lowestPrice));
    const buttons = hero.locator('[class*="btn-"]:visible');
    for (const [width, height] of screens) {
      await page.setViewportSize({ width, height });
      for (const shown of [price, ...(await buttons.all())]) {
        await expect.soft(shown, `${width} px`).toBeInViewport({ ratio: 1 });
      }
    }
  });

  test(`the ink of the large quotation mark meets no text in ${locale}`, async ({ page }) => {
    await page.goto(localePath(locale));
    for (const width of [360, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const title = await page.locator('#reviews h2').boundingBox();
      const above = await page.locator('section:has(+ #reviews) dl').boundingBox();
      if (!title || !above) throw new Error('No text around the mark');
      const y = above.y + above.height;
      await page.evaluate(() => {
        document.body.style.visibility = 'hidden';
        const mark = document.querySelector<HTMLElement>('#reviews [aria-hidden]');
        if (mark) mark.style.visibility = 'visible';
      });
      const clip = { x: 0, width, y: y - 200, height: title.y - y + 400 };
      const picture = sharp(await page.screenshot({ fullPage: true, clip })).trim();
      const { info } = await picture.toBuffer({ resolveWithObject: true });
      const top = clip.y - (info.trimOffsetTop ?? 0);
      expect.soft(top, `top at ${width} px`).toBeGreaterThan(y);
      expect.soft(top + info.height, `foot at ${width} px`).toBeLessThan(title.y);
    }
  });
}
