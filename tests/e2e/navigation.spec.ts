import { expect, type Page, test } from 'playwright/test';
import { headerSections } from '#src/facts/pages.ts';
import { storageKeys } from '#src/storage-keys.ts';
import { pendingScrollMs } from '#src/timing.ts';
import { message } from '../message.ts';
import { delayRequest } from './delay-request.ts';
import { collectErrors } from './reports.ts';

const phone = { width: 360, height: 740 };

const sectionLink = (page: Page, locale: 'en' | 'de' | 'fr', section: string) =>
  page
    .getByRole('navigation', { name: message(locale, 'nav.label') })
    .getByRole('link', { name: message(locale, `section.${section}`) });

/** Stores a section for the next page to scroll to. */
function remember(page: Page, section: string) {
  const item = [storageKeys.pendingSection, section] as const;
  return page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), item);
}

test('nav links scroll, and the skip link leads past the header', async ({ page }) => {
  await page.goto('/de');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: message('de', 'skip.content') });
  await expect(skip).toBeFocused();
  await expect(skip).toHaveCSS('outline-style', 'solid');
  await expect(skip).toHaveCSS('outline-width', '3px');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  for (const section of headerSections) {
    const link = sectionLink(page, 'de', section);
    await link.click();
    await expect(page.locator(`#${section}`)).toBeInViewport();
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(page.locator('nav [aria-current="location"]:visible')).toHaveCount(1);
  }
  // The quotation mark is below the title.
  await sectionLink(page, 'de', 'reviews').click();
  const top = () =>
    page.locator('#reviews').evaluate((section) => {
      const title = section.querySelector('h2') ?? section;
      const header = document.querySelector('header') ?? section;
      return title.getBoundingClientRect().top - header.getBoundingClientRect().bottom;
    });
  await expect.poll(async () => Math.abs((await top()) - 24)).toBeLessThan(24);
});

test('remembers the section on the way to its page', async ({ page, context }) => {
  await page.goto('/fr/legals');
  // A link opened in another tab leaves this one in place.
  const opened = context.waitForEvent('page');
  await sectionLink(page, 'fr', 'pricing').click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/fr#pricing');
  await expect(page).toHaveURL('/fr/legals');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  // On a Mac, that is a click with the command key.
  await sectionLink(page, 'fr', 'pricing').evaluate((link) => {
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    link.dispatchEvent(new MouseEvent('click', { metaKey: true, bubbles: true, cancelable: true }));
  });
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  await sectionLink(page, 'fr', 'pricing').click();
  await expect(page).toHaveURL('/fr#pricing');
  await expect(page.locator('#pricing')).toBeInViewport();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  // The keyboard continues from there.
  await page.keyboard.press('Tab');
  await expect(page.locator('#pricing :focus')).toBeAttached();
  // One step back leads to the page that the visitor came from.
  await page.goBack();
  await expect(page).toHaveURL('/fr/legals');
});

test('the pending scroll waits 500 ms', async ({ page }) => {
  // Pauses the clock before the page loads. A clock that is only installed keeps running.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await remember(page, 'pricing');
  await page.goto('/');
  await page.clock.runFor(pendingScrollMs - 50);
  expect(await page.evaluate(() => location.hash)).toBe('');
  await page.clock.runFor(100);
  expect(await page.evaluate(() => location.hash)).toBe('#pricing');
  await page.clock.resume();
  await expect(page.locator('#pricing')).toBeInViewport();
});

test('links to the prices scroll to those of the page itself', async ({ page }) => {
  await page.goto('/about');
  const closing = page.getByRole('contentinfo').getByRole('link', {
    name: message('en', 'action.plans'),
  });
  for (const link of [closing, sectionLink(page, 'en', 'pricing')]) {
    await link.click();
    await expect(page).toHaveURL('/about#pricing');
    await expect(page.locator('#pricing')).toBeInViewport();
  }
});

test('logs a console error for a missing scroll target', async ({ page }) => {
  const errors = collectErrors(page);
  await remember(page, 'nowhere');
  await page.goto('/#doesnotexist');
  await expect.poll(() => errors.join()).toContain('"nowhere"');
  expect(errors.join()).toContain('"doesnotexist"');
  await page.locator('#process').evaluate((section) => section.remove());
  await sectionLink(page, 'en', 'process').click();
  await expect.poll(() => errors.join()).toContain('"process"');
  expect(errors).toHaveLength(3);
});

test('scrolls to a section with blocked storage', async ({ page }) => {
  const errors = collectErrors(page);
  await page.addInitScript(() => {
    const blocked = {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', blocked);
    Object.defineProperty(window, 'sessionStorage', blocked);
  });
  await page.goto('/fr/legals');
  await sectionLink(page, 'fr', 'pricing').click();
  await expect(page).toHaveURL('/fr#pricing');
  await expect(page.locator('#pricing')).toBeInViewport();
  expect(errors).toEqual([]);
});

test('the mobile menu keeps the focus, and closes in every way', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  const button = page.getByRole('button', { name: message('en', 'nav.menu'), exact: true });
  const menu = page.locator('#menu');
  const close = menu.getByRole('button', { name: message('en', 'nav.close') });

  // The focus starts on the sheet, stays within it, and returns to the button.
  await button.press('Enter');
  await expect(close).toBeFocused();
  await menu.evaluate((sheet) => sheet.scrollTo(0, sheet.scrollHeight));
  await expect(close).toBeInViewport({ ratio: 1 });
  const stops = await menu.locator('a, button').count();
  for (let stop = 0; stop < stops + 2; stop++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('body, #menu *'))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await close.press('Enter');
  await expect(button).toBeFocused();

  await button.click();
  await menu.getByRole('link', { name: message('en', 'section.process') }).click();
  await expect(menu).toBeHidden();
  await expect(page.locator('#process')).toBeInViewport();

  // A tablet that is rotated.
  await page.setViewportSize({ width: 800, height: 1280 });
  await page.goto('/');
  await button.click();
  await expect(page.locator('main')).toHaveAttribute('inert');
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('[inert]')).toHaveCount(0);
  await sectionLink(page, 'en', 'process').click();
  await expect(page.locator('#process')).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('sections, languages and questions work', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/es/legals');
    await page.getByRole('link', { name: message('es', 'section.pricing'), exact: true }).click();
    await expect(page).toHaveURL('/es#pricing');
    await expect(page.locator('#pricing h2')).toBeInViewport();
    const navigation = page.getByRole('banner');
    expect((await navigation.boundingBox())?.height).toBeLessThan(130);
    await navigation.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL('/de');
    const question = page.locator('#faq details').first();
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open');
    await expect(page.getByRole('button', { name: message('de', 'nav.menu') })).toBeHidden();
  });
});

test('the transition between two pages works however late the first script arrives', async ({
  page,
}) => {
  const errors = collectErrors(page);
  for (const path of ['/about', '/contact']) {
    await page.goto('/cgv');
    const release = await delayRequest(page, '**/assets/language-*.js');
    await page.evaluate((to) => location.assign(to), path);
    // Long enough for frames to be painted before the script arrives.
    await page.waitForTimeout(500);
    await release();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.unrouteAll();
  }
  expect(errors).toEqual([]);
});
