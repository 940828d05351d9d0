import { expect, type Page } from 'playwright/test';
import type { Locale } from '#src/facts/locales.ts';
import { bookingParameters } from '#src/parameters.ts';
import { storageKeys } from '#src/storage-keys.ts';
import { affiliate } from '../affiliate.ts';
import { message } from '../message.ts';
import type { Person } from '../person.ts';
import { fill, leadsOf, send, test } from './contact/form-page.ts';
import { languageButton, languageLink } from './language-menu.ts';

const { code } = affiliate;
/** The code in lower case, as a visitor may type it. */
const entered = code.toLowerCase();

const kept = (page: Page) =>
  page.evaluate((key) => sessionStorage.getItem(key), storageKeys.affiliate);
const footerLink = (page: Page, id: string, locale: Locale) =>
  page.getByRole('contentinfo').getByRole('link', { name: message(locale, id) });

async function leaveDetails(page: Page, visitor: Person): Promise<void> {
  await fill(page, 'de', visitor);
  await send(page, 'de');
  expect(leadsOf(visitor)).toMatchObject([{ affiliate: code, locale: 'de' }]);
}

test('stores the partner’s code with the lead of a shared link', async ({ page, visitor }) => {
  await page.goto(`/fr?utm_source=linkedin&affiliate=%20${entered}`);
  await footerLink(page, 'page.about.name', 'fr').click();
  await expect(page).toHaveURL('/fr/about');
  await languageButton(page, 'fr').click();
  await languageLink(page, 'de').click();
  await expect(page).toHaveURL('/de/about');
  await footerLink(page, 'page.contact.name', 'de').click();
  await leaveDetails(page, visitor);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the contact page keeps the code in its language menu and footer', async ({
    page,
    visitor,
  }) => {
    await page.goto(`/fr/contact?affiliate=${entered}`);
    await footerLink(page, 'page.contact.name', 'fr').click();
    await expect(page).toHaveURL(`/fr/contact?ref=${code}`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Italiano' }).click();
    await expect(page).toHaveURL(`/it/contact?ref=${code}`);
    await languageButton(page, 'it').click();
    await languageLink(page, 'de').click();
    await expect(page).toHaveURL(`/de/contact?ref=${code}`);
    await leaveDetails(page, visitor);
  });
});

test('every link to contact and to booking carries the last code of the tab', async ({ page }) => {
  const codes = async () => {
    const links = page.locator('a[href*="/contact"], [data-booking]');
    const hrefs = await links.evaluateAll((all: HTMLAnchorElement[]) =>
      all.map(({ href }) => href),
    );
    return new Set(
      hrefs.map((href) => {
        const { searchParams } = new URL(href);
        return [searchParams.get('ref'), searchParams.get(bookingParameters.term)]
          .filter(Boolean)
          .join();
      }),
    );
  };
  await page.goto('/fr');
  expect(await codes()).toEqual(new Set(['']));
  await page.goto('/fr?ref=FIRST');
  await expect.poll(() => kept(page)).toBe('FIRST');
  await page.goto(`/it/cgv?affiliate=${entered}`);
  await expect.poll(() => kept(page)).toBe(entered);
  for (const path of ['/it/cgv', '/de', '/legals', '/it/contact']) {
    await page.goto(path);
    await expect.poll(codes, path).toEqual(new Set([entered, code]));
  }
  await page.goto(`/contact?ref=${code}`);
  await expect.poll(codes).toEqual(new Set([code]));
});

test('a long code adds at most 100 characters to links', async ({ page }) => {
  await page.goto(`/fr?ref=${'('.repeat(5000)}`);
  await expect.poll(async () => (await kept(page))?.length).toBe(100);
  const contact = footerLink(page, 'page.contact.name', 'fr');
  await expect(contact).toHaveAttribute('href', /\/fr\/contact\?ref=(%28){100}$/);
});
