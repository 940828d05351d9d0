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

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the landing page looks like its baselines: hero, prepaid prices, case study', async ({
  page,
}) => {
  await openWithFonts(page, '/');
  // The promised date changes daily.
  await page.locator('section:has([data-ring]) dl time').evaluateAll((dates) => {
    for (const date of dates) date.textContent = 'Monday 1 June';
  });
  for (const [width, height] of [
    [360, 800],
    [1280, 800],
    // What common screens leave to the page, where the title has two lines.
    [1366, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expectPicture(page, `landing-${width}.png`);
  }
  await page.setViewportSize({ width: 1280, height: 1000 });
  const prices = page.locator('#pricing');
  await prices.getByRole('radio').nth(2).locator('..').click();
  await expect.soft(prices).toHaveScreenshot('pricing-1280.png', tolerance);
  const title = page.getByRole('heading', { name: message('en', 'caseStudy.title') });
  const caseStudy = page.locator('.shell').filter({ has: title });
  await expect.soft(caseStudy).toHaveScreenshot('case-study-1280.png', tolerance);
});

test('the contact page looks like its baselines with error, form and success', async ({
  page,
  visitor,
}) => {
  const expectPictures = async (state: string) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 1100 });
      await expectPicture(page, `contact-${state}-${width}.png`);
    }
  };
  await openWithFonts(page, localePath('en', 'contact'));
  await expect(alert(page)).toBeVisible();
  await expectPictures('error');
  await openForm(page, 'en');
  // The promised day changes daily.
  const [promise = ''] = message('en', 'contact.next').split('{');
  await page.getByText(promise).evaluate((text) => {
    text.textContent = 'By Monday 1 June, 17:00, Paris time.';
  });
  await expectPictures('form');
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
  await expectPictures('sent');
});

async function expectPicture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.soft(page).toHaveScreenshot(name, tolerance);
}
