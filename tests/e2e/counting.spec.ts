import { expect, test } from 'playwright/test';
import { message } from '../message.ts';
import { referrer } from '../referrer.ts';
import { collectCounts } from './reports.ts';

const book = message('en', 'action.book');

test.beforeEach(async ({ context }) => {
  await context.route('https://booking.example/**', (route) => route.fulfill({ body: '' }));
});

test('counts a click on a booking link with its place, plan and term', async ({ page }) => {
  await page.goto(`/?ref=${referrer.code}`);
  const counts = collectCounts(page);
  await page.getByRole('banner').getByRole('link', { name: book }).click();
  // The middle button opens a tab in the background.
  await page.locator('#pricing [data-booking=plans]:visible').nth(1).click({ button: 'middle' });
  await page.locator('[data-booking=growth]:visible').first().click();
  // The right button only opens a menu.
  await page.getByRole('banner').getByRole('link', { name: book }).click({ button: 'right' });
  const shared = `event=booking&path=%2F&affiliate=${referrer.code}`;
  await expect
    .poll(() => counts)
    .toEqual([
      `${shared}&place=header&plan=&months=`,
      `${shared}&place=plans&plan=two&months=1`,
      `${shared}&place=growth&plan=growth&months=1`,
    ]);
});

for (const { what, fail } of [
  { what: 'a script error', fail: () => JSON.parse('no JSON') },
  { what: 'an unhandled rejection', fail: () => void Promise.reject(Error('unhandled')) },
]) {
  test(`reports ${what} once per page`, async ({ page }) => {
    await page.goto('/it');
    const counts = collectCounts(page);
    await page.evaluate(`for (let i = 0; i < 2; i++) setTimeout(${fail})`);
    await expect.poll(() => counts).toEqual(['event=script-error&path=%2Fit&affiliate=']);
  });
}

for (const signal of ['globalPrivacyControl', 'doNotTrack'] as const) {
  test(`reports nothing if the browser sets ${signal}`, async ({ page }) => {
    await page.addInitScript((name) => {
      const value = name === 'doNotTrack' ? '1' : true;
      Object.defineProperty(navigator, name, { value });
    }, signal);
    await page.goto('/');
    const counts = collectCounts(page);
    await page.getByRole('banner').getByRole('link', { name: book }).click();
    await page.evaluate(() => void Promise.reject(Error('unhandled')));
    // Reports would be sent before this request, so they would be collected by its end.
    await page.evaluate(() => fetch('/robots.txt'));
    expect(counts).toEqual([]);
  });
}
