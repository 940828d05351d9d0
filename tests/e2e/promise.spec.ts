import { expect, type Page, test } from 'playwright/test';

const until = async (page: Page) =>
  Number(await page.locator('[data-until]').first().getAttribute('data-until'));

test('a page that becomes visible again reloads for its dates, once', async ({ page }) => {
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await page.goto('/fr');
  const change = await until(page);
  expect(change).toBeGreaterThan(Date.now());
  expect(change).toBeLessThanOrEqual(Date.now() + 25 * 3_600_000);
  const time = { timeZone: 'Europe/Paris', timeStyle: 'medium' } as const;
  expect(['00:00:00', '09:00:00']).toContain(new Intl.DateTimeFormat('en-GB', time).format(change));
  await page.clock.setFixedTime(change - 1);
  await comeIntoView(page);
  await page.clock.setFixedTime(change);
  // A recording that plays is not interrupted.
  const play = page.locator('[data-ring] button');
  await play.click();
  await expect(play).toHaveAttribute('aria-pressed', 'true');
  await comeIntoView(page);
  await page.waitForTimeout(500);
  expect(loads).toHaveLength(1);
  await play.click();
  await expect(play).toHaveAttribute('aria-pressed', 'false');
  const reload = page.waitForEvent('load');
  await comeIntoView(page);
  await reload;
  expect(loads).toHaveLength(2);
  // The server's clock has not moved, so a reload would yield the same dates.
  await comeIntoView(page);
  await page.waitForTimeout(500);
  expect(loads).toHaveLength(2);
});

test('a page that stays visible reloads as its dates expire', async ({ page }) => {
  await page.clock.install();
  await page.goto('/fr');
  const change = await until(page);
  const reload = page.waitForEvent('load');
  await page.clock.fastForward(change - (await page.evaluate(() => Date.now())) + 1000);
  await reload;
});

const comeIntoView = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
