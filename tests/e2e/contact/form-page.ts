import { test as base, expect, type Locator, type Page } from 'playwright/test';
import type { FieldName } from '#src/contact/fields.ts';
import { company } from '#src/facts/business.ts';
import type { Locale } from '#src/facts/locales.ts';
import { affiliate, affiliatePath } from '../../affiliate.ts';
import { message } from '../../message.ts';
import { type Person, person } from '../../person.ts';
import { newAddress, readLeads } from './submission.ts';

/**
 * Adds a `visitor` whose entries are unique, with an IP address that no other test uses, since
 * submissions are limited by address.
 */
export const test = base.extend<{ visitor: Person }>({
  visitor: [
    async ({ page }, use) => {
      await page.setExtraHTTPHeaders({ 'CF-Connecting-IP': newAddress() });
      await use({ ...person, email: `${crypto.randomUUID()}@planted.example` });
    },
    { auto: true },
  ],
});

/** Returns the path of the form in lower case, as people may type it. */
export const formPath = (locale: Locale) => affiliatePath(locale).toLowerCase();

export const field = (page: Page, locale: Locale, name: FieldName) =>
  page.getByLabel(message(locale, `contact.${name}.label`), { exact: true });

export const button = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: message(locale, 'contact.submit') });

export const alert = (page: Page) => page.getByRole('alert');

export const sentTitle = (page: Page, locale: Locale) =>
  page.getByRole('heading', { name: message(locale, 'contact.sent.title') });

export const sentMessage = (locale: Locale) =>
  message(locale, 'contact.sent.message', { name: affiliate.name, brand: company.brand });

export async function fill(page: Page, locale: Locale, visitor: Person): Promise<void> {
  for (const [name, value] of Object.entries(visitor)) {
    await field(page, locale, name as FieldName).fill(value);
  }
}

/** Returns whether React has hydrated an element, given itself or its selector. Runs in the page. */
export function isHydrated(target: Element | string): boolean {
  const element = typeof target === 'string' ? document.querySelector(target) : target;
  return Object.keys(element ?? {}).some((key) => key.startsWith('__react'));
}

/**
 * Waits until React has hydrated an element, by default the form. Before that, the browser posts
 * the document, and React undoes what a test changes.
 */
export async function untilHydrated(
  page: Page,
  element = page.getByRole('main').locator('form'),
): Promise<void> {
  await expect.poll(() => element.evaluate(isHydrated)).toBe(true);
}

/** Opens the form of a recommended visitor, and waits until it is hydrated. */
export async function openForm(page: Page, locale: Locale): Promise<void> {
  await page.goto(formPath(locale));
  await untilHydrated(page);
}

/** Sends the form and expects the success, whose title takes the focus. */
export async function send(page: Page, locale: Locale): Promise<void> {
  await button(page, locale).click();
  await expect(sentTitle(page, locale)).toBeFocused();
}

/** Expects telephone and e-mail to be visible. */
export async function expectReach(place: Locator): Promise<void> {
  for (const href of [`tel:${company.phone}`, `mailto:${company.email}`]) {
    await expect(place.locator(`a[href="${href}"]:visible`)).toHaveCount(1);
  }
}

/** Returns the leads of a visitor that the server of the Playwright run has stored. */
export function leadsOf({ email }: Person) {
  return readLeads('.wrangler/e2e').filter((lead) => lead.email === email);
}
