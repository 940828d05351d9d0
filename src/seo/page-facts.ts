import type { Locale } from '../locales.ts';
import type { Page } from '../routes.ts';
import { company, delivery, plans } from '../site.ts';
import { getTexts } from '../texts.ts';

type PageFacts = {
  /** At most 60 characters, unique in the site. */
  title: string;
  /** 110 to 160 characters, unique in the site. */
  description: string;
  /** Separated by commas. */
  keywords: string;
};

/** What a page says of itself to those that find or share it. */
export function pageFacts(locale: Locale, page: Page): PageFacts {
  const { t } = getTexts(locale);
  const values = {
    brand: company.brand,
    city: company.address.city,
    hours: delivery.hours,
    price: plans[0].price,
  };
  return {
    title: t(`${page}.meta.title`, values),
    description: t(`${page}.meta.description`, values),
    keywords: t(`${page}.meta.keywords`, values),
  };
}
