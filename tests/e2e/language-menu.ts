import type { Locator, Page } from 'playwright/test';
import { type Locale, locales } from '../../src/site/locales.ts';
import { words } from '../words.ts';

/** The button that opens the menu of languages, on a page in this one. */
export function languageButton(page: Page, locale: Locale): Locator {
  const language = locales[locale].name;
  return page.getByRole('button', { name: words(locale, 'language.label', { language }) });
}

/** The link of that menu to the same page in another language. */
export function languageLink(page: Page, locale: Locale): Locator {
  return page.locator('#languages').getByRole('link', { name: locales[locale].name });
}
