import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { localeCodes } from '#src/site/locales.ts';
import { localePath } from '#src/site/pages.ts';

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
