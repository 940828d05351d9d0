import { expect, type Page, test } from 'playwright/test';

const promises = (page: Page) => page.locator('[data-until]');

test('a page that stays open takes the new date without a reload', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const until = Number(await promises(page).first().getAttribute('data-until'));
  const html = await (await page.request.get('/')).text();
  const renewed = html
    .replaceAll(`data-until="${until}"`, `data-until="${until + 86_400_000}"`)
    .replaceAll(/(<time[^>]*>)[^<]*/g, '$1the new date');
  await page.route('/', (route) => route.fulfill({ body: renewed, contentType: 'text/html' }));
  await expect(page.getByText('the new date')).toHaveCount(0);
  await page.clock.fastForward(until + 1 - (await page.evaluate(() => Date.now())));
  await expect(page.locator('#process p time')).toHaveText('the new date');
  const inHero = ['the new date', 'the new date'];
  await expect(page.locator('section:has(h1) p time')).toHaveText(inHero);
  await expect(promises(page).last()).toHaveAttribute('data-until', String(until + 86_400_000));
});

test('a page that cannot ask keeps its date, and asks again', async ({ page }) => {
  await page.clock.install();
  await page.goto('/fr');
  const until = Number(await promises(page).first().getAttribute('data-until'));
  let asked = 0;
  await page.route('/fr', (route) => {
    asked += 1;
    return route.abort();
  });
  await page.clock.setSystemTime(until + 1);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => asked).toBe(1);
  await page.clock.runFor(61_000);
  await expect.poll(() => asked).toBe(2);
  await expect(page.locator('#process p time')).toBeVisible();
});
