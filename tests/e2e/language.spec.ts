import { expect, type Page, test } from 'playwright/test';
import { claims } from '#src/facts/business.ts';
import { localeCodes, locales } from '#src/facts/locales.ts';
import { affiliatePath } from '../affiliate.ts';
import { message } from '../message.ts';
import { languageButton, languageLink } from './language-menu.ts';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('language'));
const offers = (page: Page) => page.locator('[data-offer]:visible');
const offersFrench = (page: Page) => expect(offers(page)).toContainText(locales.fr.offer);

test('stores the language of the URL, en by default', async ({ page }) => {
  await page.goto('/');
  expect(await stored(page)).toBe('en');
  await expect(offers(page)).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('language', 'xx'));
  await page.reload();
  expect(await stored(page)).toBe('en');
  await page.goto('/it/cgv');
  expect(await stored(page)).toBe('it');
  await page.goto('/legals');
  await expect(page).toHaveURL('/legals');
  expect(await stored(page)).toBe('it');
  await page.getByRole('note').getByRole('link').click();
  await expect(page).toHaveURL('/fr/legals');
  // English is the browser's preferred language.
  await expect(offers(page)).toContainText(locales.en.offer);
});

test('links every language with the query, and stores the choice', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/contact?ref=CODE');
  // The script, which runs after hydration, stores the page's language before any choice.
  await expect.poll(() => stored(page)).toBe('en');
  await languageButton(page, 'en').click();
  await expect(page.locator('#languages').getByRole('link')).toHaveCount(localeCodes.length);
  const french = languageLink(page, 'fr');
  await expect(french).toHaveAttribute('hreflang', 'fr');
  await expect(french).toHaveAttribute('lang', 'fr');
  await french.click();
  await expect(page).toHaveURL('/fr/contact?ref=CODE');
  expect(await stored(page)).toBe('fr');
  await page.goto('/de?utm_source=letter');
  await languageButton(page, 'de').click();
  await languageLink(page, 'en').click();
  await expect(page).toHaveURL('/?utm_source=letter');
  expect(await stored(page)).toBe('en');
  await expect(offers(page)).toHaveCount(0);
});

test('following a language of the footer is a choice and keeps the query', async ({ page }) => {
  await page.goto('/about?utm_source=letter');
  await page.getByRole('contentinfo').getByRole('link', { name: locales.fr.name }).click();
  await expect(page).toHaveURL('/fr/about?utm_source=letter');
  await page.goto('/de');
  await offersFrench(page);
});

test('offers the chosen language on pages in other languages', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/about');
  await languageButton(page, 'en').click();
  await languageLink(page, 'fr').click();
  await expect(page).toHaveURL('/fr/about');
  for (const path of ['/about', '/de/legals', '/legals', '/de/legals']) {
    await page.goto(path);
    await offersFrench(page);
  }
  const offer = offers(page);
  const accept = offer.getByRole('link', { name: locales.fr.offer });
  await expect(accept).toHaveAttribute('href', '/fr/legals');
  await offer.getByRole('button', { name: message('de', 'language.dismiss') }).click();
  await expect(offer).toHaveCount(0);
  expect(await stored(page)).toBe('de');
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(offers(page)).toHaveCount(0);
  await page.goto('/');
  await expect(offers(page)).toContainText(locales.de.offer);
});

test.describe('with a browser that prefers French', () => {
  test.use({ locale: 'fr-CA' });

  test('offers the browser’s language until the visitor has chosen', async ({ page }) => {
    for (const path of ['/', '/', '/about', '/de', '/de', '/de/about', '/about']) {
      await page.goto(path);
      await offersFrench(page);
    }
    expect(await stored(page)).toBe('de');
    await offers(page)
      .getByRole('button', { name: message('en', 'language.dismiss') })
      .click();
    expect(await stored(page)).toBe('en');
    for (const path of ['/', '/legals']) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(offers(page)).toHaveCount(0);
    }
  });

  test('the offer is between header and content, and hides nothing', async ({ page }) => {
    for (const [path, above] of [
      ['/', new RegExp(`^${message('en', 'hero.review', { stars: claims.stars }).split(' (')[0]}`)],
      ['/about', message('en', 'about.eyebrow')],
      [affiliatePath(), message('en', 'contact.eyebrow')],
    ] as const) {
      for (const width of [320, 390, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        await page.goto(path);
        await offersFrench(page);
        const header = await page.getByRole('banner').boundingBox();
        const offer = (await offers(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        expect(offer.y).toBeCloseTo((header?.y ?? 0) + (header?.height ?? 0), 0);
        expect([offer.x, offer.width]).toEqual([0, width]);
        const first = page.getByRole('main').getByText(above, { exact: true });
        await expect(first).toBeVisible();
        const { y = 0 } = (await first.boundingBox()) ?? {};
        expect(y).toBeGreaterThanOrEqual(offer.y + offer.height);
        // It scrolls out of view with the page.
        await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }));
        expect((await offers(page).boundingBox())?.y).toBeCloseTo(offer.y - 200, 0);
      }
    }
  });
});
