import type { Locale } from '../locales.ts';
import type { Page } from '../routes.ts';
import { company } from '../site.ts';
import { getTexts, type MessageId } from '../texts.ts';

/** The short name of a page, as links to it say. */
export function pageName(locale: Locale, page: Page): string {
  if (page === 'landing') return company.brand;
  const id: MessageId = `footer.${page}`;
  return getTexts(locale).t(id);
}
