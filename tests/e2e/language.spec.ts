import { expect, type Page, test } from 'playwright/test';
import { localeCodes } from '../../src/locales.ts';
import { company } from '../../src/site.ts';
import { words } from '../words.ts';
import { languageButton, languageLink } from './language-menu.ts';
import { openWithFaces } from './open-with-faces.ts';

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('language'));
const offers = (page: Page) => page.locator('[data-offer]:visible');

test('a first visit to an English page stores en', async ({ page }) => {
  await page.goto('/');
  expect(await stored(page)).toBe('en');
  await expect(offers(page)).toHaveCount(0);
});

test('a prefixed URL stores its language, an English one changes nothing', async ({ page }) => {
  await page.goto('/it/cgv');
  expect(await stored(page)).toBe('it');
  await page.goto('/legals');
  expect(await stored(page)).toBe('it');
  await expect(page).toHaveURL('/legals');
});

test('the menu offers this page in every language and keeps the query', async ({ page }) => {
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
});

test('picking English stores it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/de');
  await languageButton(page, 'de').click();
  await languageLink(page, 'en').click();
  await expect(page).toHaveURL('/');
  expect(await stored(page)).toBe('en');
  await expect(offers(page)).toHaveCount(0);
});

test('a stored language that differs is offered in its own words, and can be dismissed', async ({
  page,
}) => {
  await page.goto('/fr');
  await page.goto('/about');
  const offer = offers(page);
  await expect(offer).toHaveCount(1);
  await expect(offer).toContainText(words('fr', 'language.offer'));
  await expect(offer.getByRole('link', { name: words('fr', 'language.switch') })).toHaveAttribute(
    'href',
    '/fr/about',
  );
  await offer.getByRole('button', { name: words('fr', 'language.dismiss') }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(offers(page)).toHaveCount(0);
});

for (const width of [320, 1280]) {
  test(`at ${width} px the offer moves nothing, and rolls away with the first scroll`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await openWithFaces(page, '/about');
    const title = page.getByRole('heading', { level: 1 });
    const before = await title.boundingBox();
    await page.goto('/fr');
    await page.goto('/about');
    await expect(offers(page)).toHaveCount(1);
    expect(await title.boundingBox()).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.mouse.wheel(0, 200);
    await expect(offers(page)).not.toBeInViewport();
    await expect(
      page.getByRole('banner').getByText(company.brand, { exact: true }),
    ).toBeInViewport();
  });
}

test('the contact page offers no other language', async ({ page }) => {
  await page.goto('/fr');
  await page.goto('/contact');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(offers(page)).toHaveCount(0);
});

test.describe('with a browser that prefers Brazilian Portuguese', () => {
  test.use({ locale: 'pt-BR' });

  test('an English page offers Portuguese on the first visit', async ({ page }) => {
    await page.goto('/');
    await expect(offers(page)).toContainText(words('pt', 'language.offer'));
  });
});

test.describe('with a browser that prefers North Frisian, `frr`', () => {
  test.use({ locale: 'frr-DE' });

  test('French is not offered for its first two letters', async ({ page }) => {
    await page.goto('/');
    expect(await stored(page)).toBe('en');
    await expect(offers(page)).toHaveCount(0);
  });
});
