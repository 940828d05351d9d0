import { getIntl } from '../intl/get-intl.ts';
import { cityName } from '../intl/phrases/company.ts';
import type { Locale } from '../site/locales.ts';
import type { Page } from '../site/pages.ts';
import { company, delivery, lowestPrice } from '../site/site.ts';

type PageMetadata = {
  /** Unique within the site; the message check limits its length. */
  title: string;
  /** Unique and limited in the same way. */
  description: string;
  /** Comma-separated. */
  keywords: string;
};

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
