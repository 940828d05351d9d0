import { getIntl, type MessageId } from '../intl/get-intl.ts';
import type { Locale } from '../locales.ts';
import type { Page } from '../routes.ts';
import { company } from '../site.ts';

/** The short name of a page, as links to it say. */
export function pageName(locale: Locale, page: Page): string {
  if (page === 'landing') return company.brand;
  const id: MessageId = `footer.${page}`;
  return getIntl(locale).t(id);
}
