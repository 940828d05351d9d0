import { expect, test } from 'playwright/test';
import { referrer } from '../referrer.ts';
import { words } from '../words.ts';
import { collectCounts } from './collect-counts.ts';

test('prefetches the page of a hovered link and shows it on click', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  const fetched = new Promise<string>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready') resolve(new URL(prefetchUrl).pathname);
    });
  });
  await page.goto(`/de?ref=${referrer.code}`);
  await page.waitForLoadState('networkidle');
  const link = page.getByRole('banner').getByRole('link', { name: words('de', 'nav.about') });
  await link.hover();
  expect(await fetched).toBe('/de/about');
  // The prefetched page has run no script: the storage holds only what the visited page wrote.
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ language: 'de' });
  const counts = collectCounts(page);
  await link.click();
  await expect(page).toHaveURL(`/de/about?ref=${referrer.code}`);
  // The page is not counted when it is prefetched.
  await expect
    .poll(() => counts)
    .toEqual([`event=view&path=%2Fde%2Fabout&affiliate=${referrer.code}`]);
  const delivery = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return (navigation as unknown as { deliveryType: string }).deliveryType;
  });
  expect(delivery).toBe('navigational-prefetch');
});
