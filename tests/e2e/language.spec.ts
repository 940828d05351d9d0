import { expect, type Page, test } from 'playwright/test';
import { localeCodes } from '../../src/site/locales.ts';
import { company } from '../../src/site/site.ts';
import { words } from '../words.ts';
import { languageButton, languageLink } from './language-menu.ts';
import { openWithFonts } from './open-with-fonts.ts';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('language'));
const offers = (page: Page) => page.locator('[data-offer]:visible');
const offersFrench = (page: Page) =>
  expect(offers(page)).toContainText(words('fr', 'language.switch'));

test('the language is kept in local storage, with default en', async ({ page }) => {
  await page.goto('/');
  expect(await stored(page)).toBe('en');
  await expect(offers(page)).toHaveCount(0);
  await page.evaluate(() => localStorage.setItem('language', 'xx'));
  await page.reload();
  expect(await stored(page)).toBe('en');
});

test('a prefixed URL stores its language; root-level pages force English and store nothing', async ({
  page,
}) => {
  await page.goto('/it/cgv');
  expect(await stored(page)).toBe('it');
  await page.goto('/legals');
  await expect(page).toHaveURL('/legals');
  expect(await stored(page)).toBe('it');
});

test('the dropdown links to this page in every language, keeps the query and stores the choice', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/contact?ref=CODE');
  await languageButton(page, 'en').click();
  await expect(page.locator('#languages').getByRole('link')).toHaveCount(localeCodes.length);
  const french = languageLink(page, 'fr');
  await expect(french).toHaveAttribute('hreflang', 'fr');
  await expect(french).toHaveAttribute('lang', 'fr');
  await french.click();
  await expect(page).toHaveURL('/fr/contact?ref=CODE');
  expect(await stored(page)).toBe('fr');
  await page.goto('/de');
  await languageButton(page, 'de').click();
  await languageLink(page, 'en').click();
  await expect(page).toHaveURL('/');
  expect(await stored(page)).toBe('en');
  await expect(offers(page)).toHaveCount(0);
});

test('a chosen language that differs is offered in its own words, until it is dismissed', async ({
  page,
}) => {
  await page.goto('/fr');
  for (const path of ['/about', '/legals']) {
    await page.goto(path);
    await offersFrench(page);
  }
  const offer = offers(page);
  const accept = offer.getByRole('link', { name: words('fr', 'language.switch') });
  await expect(accept).toHaveAttribute('href', '/fr/legals');
  await offer.getByRole('button', { name: words('fr', 'language.dismiss') }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(offers(page)).toHaveCount(0);
});

test('the offer moves nothing, and covers neither what has the focus nor the end of the page', async ({
  page,
}) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await openWithFonts(page, '/about');
    const title = page.getByRole('heading', { level: 1 });
    const before = await title.boundingBox();
    await page.goto('/fr');
    await page.goto('/about');
    await expect(offers(page)).toHaveCount(1);
    expect(await title.boundingBox()).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const last = page.getByRole('contentinfo').getByText(company.legalName);
    const links = page.getByRole('contentinfo').getByRole('link');
    for (const seen of [...(await links.all()), last]) {
      await seen.focus();
      await seen.scrollIntoViewIfNeeded();
      const { y = 0, height = 0 } = (await seen.boundingBox()) ?? {};
      expect(y + height).toBeLessThanOrEqual((await offers(page).boundingBox())?.y ?? 0);
    }
    await page.evaluate(() => localStorage.clear());
  }
});

test('the contact page offers it too, not below its form', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/fr');
  await page.goto('/contact');
  await offersFrench(page);
  const { x = 0, width = 0 } = (await offers(page).boundingBox()) ?? {};
  const panel = await page.getByRole('alert').boundingBox();
  expect(x + width).toBeLessThan(panel?.x ?? 0);
});

test.describe('with a browser that prefers French', () => {
  test.use({ locale: 'fr-CA' });

  test('the browser’s language is offered on every page view until the visitor has chosen', async ({
    page,
  }) => {
    for (const path of ['/', '/', '/about']) {
      await page.goto(path);
      await offersFrench(page);
    }
    // What is stored is the default, and no choice.
    expect(await stored(page)).toBe('en');
    await offers(page)
      .getByRole('button', { name: words('fr', 'language.dismiss') })
      .click();
    for (const path of ['/', '/legals']) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(offers(page)).toHaveCount(0);
    }
  });

  test('who opens a prefixed URL has chosen its language', async ({ page }) => {
    await page.goto('/de/about');
    await offersFrench(page);
    await page.goto('/about');
    await expect(offers(page)).toContainText(words('de', 'language.switch'));
  });
});
