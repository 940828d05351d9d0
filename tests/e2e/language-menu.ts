import type { Locator, Page } from 'playwright/test';
import { type Locale, locales } from '#src/facts/locales.ts';
import { message } from '../message.ts';

/** Returns the button that opens the menu of languages. */
export function languageButton(page: Page, locale: Locale): Locator {
  const language = locales[locale].name;
  return page.getByRole('button', { name: message(locale, 'language.label', { language }) });
}

/** Returns the menu's link to the same page in another language. */
export function languageLink(page: Page, locale: Locale): Locator {
  return page.locator('#languages').getByRole('link', { name: locales[locale].name });
}
