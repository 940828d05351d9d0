import { company, delivery, lowestPrice } from '../facts/business.ts';
import type { Locale } from '../facts/locales.ts';
import type { Page } from '../facts/pages.ts';
import { getIntl } from '../intl/get-intl.ts';
import { cityName } from '../intl/values/company.ts';

/**
 * Returns the texts of a page's head. Title and description are unique within the site, and
 * tests limit their length. Commas separate keywords.
 */
export function pageMetadata(locale: Locale, page: Page) {
  const { t } = getIntl(locale);
  const values = {
    brand: company.brand,
    city: cityName(locale),
    hours: delivery.hours,
    price: lowestPrice,
  };
  return {
    title: t(`${page}.meta.title`, values),
    description: t(`${page}.meta.description`, values),
    keywords: t(`${page}.meta.keywords`, values),
  };
}
