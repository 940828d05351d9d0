import { getIntl } from '../intl/get-intl.ts';
import { cityName } from '../intl/phrases/company.ts';
import type { Locale } from '../site/locales.ts';
import type { Page } from '../site/pages.ts';
import { company, delivery, lowestPrice } from '../site/site.ts';

type PageMetadata = {
  /** Unique in the site, and as long as the message check demands. */
  title: string;
  /** As unique, and as long as the check demands. */
  description: string;
  /** Separated by commas. */
  keywords: string;
};

/** Returns what search results and shared links say of a page. */
export function pageMetadata(locale: Locale, page: Page): PageMetadata {
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
