import { expect, type Page, test } from 'playwright/test';
import { countedDays, deliveryClock } from '../../src/clock/delivery-clock.ts';
import { hoursPerDay } from '../../src/clock/hours-per-day.ts';
import { formatTag, type Locale, localeCodes } from '../../src/site/locales.ts';
import { localePath } from '../../src/site/pages.ts';
import { words } from '../words.ts';

const promises = (page: Page) => page.locator('[data-until]');

/** A day of the week as the language writes it, in France. */
function weekday(locale: Locale, moment: Date, length: 'long' | 'short'): string {
  const format = { weekday: length, timeZone: 'Europe/Paris' } as const;
  return new Intl.DateTimeFormat(formatTag(locale), format).format(moment);
}

for (const locale of localeCodes) {
  test(`hero and process promise the date of the clock in ${locale}`, async ({ page }) => {
    await page.goto(localePath(locale));
    const { start, delivery } = deliveryClock(Date.now());
    for (const place of ['#process', 'main > section:first-of-type']) {
      const time = page.locator(place).locator('p time');
      await expect(time).toHaveAttribute('datetime', delivery.toISOString());
      await expect(time).toContainText(weekday(locale, delivery, 'long'));
      await expect(page.locator(place)).toContainText(/Paris|París|Parigi|Pariser/);
    }
    const days = countedDays(start);
    const shown = page.locator('#process ol[data-until] li');
    await expect(shown).toHaveCount(days.length);
    for (const [index, day] of days.entries()) {
      const item = shown.nth(index);
      await expect(item).toContainText(weekday(locale, day.date, 'short').replace('.', ''));
      const note =
        'workingDay' in day
          ? words(locale, 'process.hour').replace(
              '{hour, number}',
              String((day.workingDay - 1) * hoursPerDay),
            )
          : words(locale, `promise.${day.kind}`);
      await expect(item).toContainText(note);
    }
  });
}

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
  await expect(page.locator('section:has(h1) p time')).toHaveText('the new date');
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
