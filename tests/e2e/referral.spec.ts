import { expect, type Page } from 'playwright/test';
import { storageKeys } from '#src/facts/constants.ts';
import { localeCodes } from '#src/facts/locales.ts';
import { localePath, routes } from '#src/facts/pages.ts';
import { message } from '../message.ts';
import type { Person } from '../person.ts';
import { referrer } from '../referrer.ts';
import { fill, leadsOf, send, test, untilHydrated } from './contact/form-page.ts';
import { languageButton, languageLink } from './language-menu.ts';
import { openWithFonts } from './open-with-fonts.ts';
import { sidewaysOverflow } from './overflow.ts';
import { collectErrors } from './reports.ts';

const { code, name: referrerName } = referrer;
/** The code in lower case, as a visitor may type it. */
const entered = code.toLowerCase();

const line = (page: Page) => page.getByText(referrerName, { exact: true });
const kept = (page: Page) =>
  page.evaluate((key) => sessionStorage.getItem(key), storageKeys.referral);
const footerLink = (page: Page, id: string, locale: 'fr' | 'de') =>
  page.getByRole('contentinfo').getByRole('link', { name: message(locale, id) });

/** Opens a shared link and follows links to the terms and to the page about the studio. */
async function walkFromSharedLink(page: Page): Promise<void> {
  await page.goto(`/fr?utm_source=linkedin&affiliate=%20${entered}`);
  await expect(line(page)).toBeVisible();
  await footerLink(page, 'footer.terms', 'fr').click();
  await expect(page).toHaveURL(/\/fr\/cgv\?/);
  await expect(line(page)).toBeVisible();
  await footerLink(page, 'footer.about', 'fr').click();
  await expect(page).toHaveURL(/\/fr\/about\?/);
}

async function leaveDetails(page: Page, visitor: Person): Promise<void> {
  await fill(page, 'de', visitor);
  await send(page, 'de');
  expect(leadsOf(visitor)).toMatchObject([{ affiliate: code, locale: 'de' }]);
}

test('stores the partner’s code with the lead of a shared link', async ({ page, visitor }) => {
  await walkFromSharedLink(page);
  await languageButton(page, 'fr').click();
  await languageLink(page, 'de').click();
  await expect(page).toHaveURL(/\/de\/about\?/);
  await expect(line(page)).toBeVisible();
  await footerLink(page, 'footer.contact', 'de').click();
  await leaveDetails(page, visitor);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('carries the code in every link to the contact page', async ({ page, visitor }) => {
    await walkFromSharedLink(page);
    await languageButton(page, 'fr').click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL(`/de/about?ref=${code}`);
    await footerLink(page, 'footer.contact', 'de').click();
    await expect(page).toHaveURL(`/de/contact?ref=${code}`);
    await footerLink(page, 'footer.legalNotice', 'de').click();
    await expect(line(page)).toBeVisible();
    await footerLink(page, 'footer.contact', 'de').click();
    await leaveDetails(page, visitor);
  });
});

test('keeps a known code for the tab until it is forgotten', async ({ page }) => {
  await page.goto('/fr?ref=NOPE72');
  await expect(page.locator('[data-referral]')).toBeHidden();
  expect(await kept(page)).toBeNull();
  await expect(footerLink(page, 'footer.contact', 'fr')).toHaveAttribute('href', '/fr/contact');

  await page.goto(`/de/contact?ref=${entered}`);
  await expect(page.getByText(referrerName).first()).toBeVisible();
  await expect.poll(() => kept(page)).toContain(code);
  await page.goto('/it/cgv');
  expect(await kept(page)).toContain(code);
  await expect(line(page)).toBeVisible();
  const contact = page.getByRole('link', { name: message('it', 'footer.contact') });
  await expect(contact).toHaveAttribute('href', new RegExp(`/it/contact\\?ref=${code}$`));
  await page
    .getByRole('link', { name: message('it', 'section.pricing') })
    .first()
    .click();
  await expect(page).toHaveURL(`/it?ref=${code}#pricing`);
  await page.getByRole('link', { name: message('it', 'referral.forget') }).click();
  await expect(page).toHaveURL('/it');
  await expect(line(page)).toHaveCount(0);
  expect(await kept(page)).toBeNull();
});

test('the back/forward cache names no partner who was forgotten', async ({ page }) => {
  await page.goto(`/de?ref=${entered}`);
  await page.goto('/de/about');
  await expect(line(page)).toBeVisible();
  await page.evaluate((key) => {
    sessionStorage.removeItem(key);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, storageKeys.referral);
  await expect(line(page)).toBeHidden();
});

test('leaves a contact page without the tab’s code before hydration', async ({ page }) => {
  const errors = collectErrors(page);
  await page.goto(`/de?ref=${entered}`);
  await expect(line(page)).toBeVisible();
  await page.addInitScript(() => {
    addEventListener('pagehide', () => {
      sessionStorage.leftHydrated = Object.keys(document).some((key) => key.startsWith('__react'));
    });
  });
  await page.goto('/de/contact', { waitUntil: 'commit' });
  await expect(page).toHaveURL(`/de/contact?ref=${code}`);
  expect(await page.evaluate(() => sessionStorage.leftHydrated)).toBe('false');
  await untilHydrated(page);
  await expect(page.getByLabel(message('de', 'contact.email.label'))).toBeVisible();
  expect(errors).toEqual([]);
});

test('adds code and partner to the links of a cached page', async ({ request }) => {
  const booking = /<a [^>]*target="_blank"[^>]*>/g;
  for (const { path, page, locale } of routes) {
    if (page === 'contact') continue;
    const plain = await request.get(path);
    expect((await plain.text()).toUpperCase()).not.toContain(code);
    const carried = await request.get(`${path}?ref=${entered}`);
    const html = await carried.text();
    expect.soft(html, path).toContain(referrerName);
    const forget = html.match(/<[^<]+data-forget[^>]*>/)?.[0];
    expect.soft(forget, path).toContain(`href="${path}"`);
    // Links to the booking page carry no code.
    expect.soft(html.match(booking), path).toEqual((await plain.text()).match(booking));
    expect.soft(html, path).toContain(`href="${localePath(locale, 'contact')}?ref=${code}"`);
    if (page === 'legalNotice') {
      expect.soft(html, path).toContain(`href="${localePath(locale)}?ref=${code}#pricing"`);
    }
    expect.soft(html, path).toMatch(new RegExp(`"og:url" content="[^"?]+\\?ref=${code}"`));
    expect.soft(html, path).not.toMatch(new RegExp(`rel="canonical"[^>]+${code}`));
    for (const name of ['cache-control', 'content-security-policy']) {
      expect.soft(carried.headers()[name]).toBe(plain.headers()[name]);
    }
    // The response cached for all visitors has not changed.
    expect.soft(await (await request.get(path)).text()).toBe(await plain.text());
  }
});

test('the partner’s line fits a small phone and is not printed', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openWithFonts(page, '/');
  for (const locale of localeCodes) {
    await page.goto(localePath(locale));
    const title = page.getByRole('heading', { level: 1 });
    const before = await title.boundingBox();
    await page.goto(`${localePath(locale)}?ref=${code}`);
    await expect(line(page)).toBeVisible();
    expect(await title.boundingBox()).toEqual(before);
    expect(await sidewaysOverflow(page)).toEqual([]);
  }
  await page.emulateMedia({ media: 'print' });
  await expect(line(page)).toBeHidden();
});
