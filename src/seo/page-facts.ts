import { getIntl } from '../intl/get-intl.ts';
import type { Locale } from '../site/locales.ts';
import type { Page } from '../site/pages.ts';
import { city, company, delivery, lowestPrice } from '../site/site.ts';

type PageFacts = {
  /** Unique in the site, and as long as the message check demands. */
  title: string;
  /** The same. */
  description: string;
  /** Separated by commas. */
  keywords: string;
};

/** What a page says about itself to those that find or share it. */
export function pageFacts(locale: Locale, page: Page): PageFacts {
  const { t } = getIntl(locale);
  const values = {
    brand: company.brand,
    city: city[locale] ?? city.fr,
    hours: delivery.hours,
    price: lowestPrice,
  };
  return {
    title: t(`${page}.meta.title`, values),
    description: t(`${page}.meta.description`, values),
    keywords: t(`${page}.meta.keywords`, values),
  };
}
