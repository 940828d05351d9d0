import type { Locale } from '../../site/locales.ts';
import { isHome, type Page } from '../../site/pages.ts';
import { company } from '../../site/site.ts';
import { getIntl } from '../get-intl.ts';

export function pageName(locale: Locale, page: Page): string {
  if (isHome(page)) return company.brand;
  return getIntl(locale).t(`footer.${page}`);
}
