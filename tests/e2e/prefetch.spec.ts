import { expect, test } from 'playwright/test';
import { storageKeys } from '../../src/site/constants.ts';
import { speculationRulesPath } from '../../src/site/pages.ts';
import { referrer } from '../referrer.ts';
import { words } from '../words.ts';

test('a link under the pointer is fetched, and a click paints the fetched page', async ({
  page,
}) => {
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
  await rules;
  await page.waitForLoadState('networkidle');
  const link = page.getByRole('banner').getByRole('link', { name: words('de', 'nav.about') });
  await link.hover();
  expect(await fetched).toBe('/de/about');
  // Nothing ran: what the visited page stores is all there is.
  const keys = [storageKeys.language, storageKeys.languageChosen];
  expect(await page.evaluate(() => Object.keys({ ...localStorage }).sort())).toEqual(keys);
  await link.click();
  await expect(page).toHaveURL(`/de/about?ref=${referrer.code}`);
  const delivery = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as unknown as { deliveryType: string }).deliveryType;
  });
  expect(delivery).toBe('navigational-prefetch');
});
