import { expect, type Page, test } from 'playwright/test';
import { speculationRulesPath } from '../../src/site/pages.ts';
import { storageKeys } from '../../src/site/site.ts';
import { referrer } from '../referrer.ts';
import { words } from '../words.ts';

/**
 * Lets the pointer rest on a link to another page, then follows it; returns how that page was
 * delivered.
 */
async function hoverAndClick(page: Page): Promise<string> {
  await page.setViewportSize({ width: 1280, height: 800 });
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  const fetched = new Promise<string>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready') resolve(new URL(prefetchUrl).pathname);
    });
  });
  const rules = page.waitForResponse(`**${speculationRulesPath}`);
  await page.goto(`/de?ref=${referrer.code}`);
  const { prefetch } = await (await rules).json();
  await page.waitForLoadState('networkidle');
  const link = page.getByRole('banner').getByRole('link', { name: words('de', 'nav.about') });
  await link.hover();
  if (prefetch) expect(await fetched).toBe('/de/about');
  // Nothing ran: what the visited page stores is all there is.
  const keys = [storageKeys.language, storageKeys.languageChosen];
  expect(await page.evaluate(() => Object.keys({ ...localStorage }).sort())).toEqual(keys);
  await link.click();
  await expect(page).toHaveURL(`/de/about?ref=${referrer.code}`);
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as unknown as { deliveryType: string }).deliveryType;
  });
}

test('a link under the pointer is fetched, and a click paints the fetched page', async ({
  page,
}) => {
  expect(await hoverAndClick(page)).toBe('navigational-prefetch');
});

test.describe('who saves data', () => {
  test.use({ extraHTTPHeaders: { 'Save-Data': 'on' } });

  test('gets nothing before the click', async ({ page }) => {
    expect(await hoverAndClick(page)).toBe('');
  });
});
