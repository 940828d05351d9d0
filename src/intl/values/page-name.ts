import { company } from '../../facts/business.ts';
import type { Locale } from '../../facts/locales.ts';
import type { Page } from '../../facts/pages.ts';
import { getIntl } from '../get-intl.ts';

export function pageName(locale: Locale, page: Page): string {
  if (page === 'landing') return company.brand;
  return getIntl(locale).t(`page.${page}.name`);
}
