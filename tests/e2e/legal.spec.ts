import { expect, test } from 'playwright/test';
import { message } from '../message.ts';

test('scrolls the contents list of the terms with the page', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 641 });
  await page.goto('/fr/cgv');
  const last = page
    .getByRole('navigation', { name: message('fr', 'terms.contents') })
    .getByRole('link')
    .last();
  await expect(last).not.toBeInViewport();
  await page.locator('section[id^="article-"]').last().scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});
