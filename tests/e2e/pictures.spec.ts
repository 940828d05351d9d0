import { expect, type Page } from 'playwright/test';
import { localePath } from '#src/facts/pages.ts';
import { message } from '../message.ts';
import {
  alert,
  fill,
  openForm,
  send,
  sentTitle,
  test,
  untilHydrated,
} from './contact/form-page.ts';
import { openWithFonts } from './open-with-fonts.ts';

// Tolerates differences in font rasterisation; a button has twice as many pixels.
const tolerance = { maxDiffPixels: 4000, threshold: 0.3 };

for (const [width, height] of [
  [360, 800],
  [1280, 800],
  // What common screens leave to the page, where the title has two lines.
  [1366, 640],
] as const) {
  test.describe(`at ${width} x ${height} px`, () => {
    test.use({ viewport: { width, height }, contextOptions: { reducedMotion: 'reduce' } });

    test('the hero looks like its baseline', async ({ page }) => {
      await openWithFonts(page, '/');
      // The promised date changes daily.
      await page.locator('[data-promise] time').evaluateAll((dates) => {
        for (const date of dates) date.textContent = 'Monday 1 June';
      });
      await expect(page).toHaveScreenshot(`landing-${width}.png`, tolerance);
    });
  });
}

test.describe('with motion reduced', () => {
  test.use({
    viewport: { width: 1280, height: 1000 },
    contextOptions: { reducedMotion: 'reduce' },
  });

  test('the prepaid prices and the case study look like their baselines', async ({ page }) => {
    await openWithFonts(page, '/');
    const prices = page.locator('#pricing');
    await prices.getByRole('radio').nth(2).locator('..').click();
    await expect(prices).toHaveScreenshot('pricing-1280.png', tolerance);
    const title = page.getByRole('heading', { name: message('en', 'caseStudy.title') });
    const caseStudy = page.locator('.shell').filter({ has: title });
    await expect(caseStudy).toHaveScreenshot('case-study-1280.png', tolerance);
  });
});

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

    test('the contact page looks like its baseline with error, form and success', async ({
      page,
      visitor,
    }) => {
      await page.setViewportSize({ width, height: 1100 });
      await openWithFonts(page, localePath('en', 'contact'));
      await expect(alert(page)).toBeVisible();
      await expectPicture(page, `contact-error-${width}.png`);
      await openForm(page, 'en');
      // The promised day changes daily.
      const [promise = ''] = message('en', 'contact.next').split('{');
      await page.getByText(promise).evaluate((text) => {
        text.textContent = 'By Monday 1 June, 17:00, Paris time.';
      });
      await expectPicture(page, `contact-form-${width}.png`);
      await fill(page, 'en', visitor);
      await send(page, 'en');
      await untilHydrated(page, sentTitle(page, 'en'));
      await page.getByText(visitor.email).evaluate((text) => {
        text.textContent = 'zoe.plante@planted.example';
      });
      // These times depend on the moment of sending.
      await page.locator('main dd:has(time)').evaluateAll((moments) => {
        for (const moment of moments) moment.textContent = 'Monday, 1 June 2026, 9:00';
      });
      await expectPicture(page, `contact-sent-${width}.png`);
    });
  });
}

async function expectPicture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(page).toHaveScreenshot(name, tolerance);
}
