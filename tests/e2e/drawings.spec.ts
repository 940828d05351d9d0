import { expect, type Page, test } from 'playwright/test';
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
      const ink = await page.locator('#reviews [aria-hidden]').first().evaluate(inkOf);
      expect
        .soft(ink.top, `top in ${locale} at ${width} px`)
        .toBeGreaterThan(above.y + above.height);
      expect.soft(ink.bottom, `foot in ${locale} at ${width} px`).toBeLessThan(title.y);
    }
  }
});

/** Returns the top and bottom of the ink of an element's only character. Runs in the page. */
function inkOf(element: Element): { top: number; bottom: number } {
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(element);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('No canvas');
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const glyph = context.measureText(element.textContent);
  const text = document.createRange();
  text.selectNodeContents(element);
  const baseline = text.getBoundingClientRect().top + glyph.fontBoundingBoxAscent;
  return {
    top: baseline - glyph.actualBoundingBoxAscent,
    bottom: baseline + glyph.actualBoundingBoxDescent,
  };
}

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
