import { createHash } from 'node:crypto';
import { pictureUrl } from '../artwork/picture.tsx';
import { exampleDeliveries } from '../clock/delivery-clock.ts';
import { company, delivery, founders, lowestPrice } from '../facts/business.ts';
import type { Locale } from '../facts/locales.ts';
import { cardPath, type Page } from '../facts/pages.ts';
import { nightColors } from '../facts/theme.ts';
import { getIntl } from '../intl/get-intl.ts';
import { siteUrl } from '../urls.ts';
import { fonts } from './fonts.ts';

/** Raise this when layout or drawings change. Platforms cache an image until its URL changes. */
const layoutVersion = 8;

/** Returns all text of a page's card, without dates, since platforms cache cards for weeks. */
export function cardText(locale: Locale, page: Page) {
  const { t } = getIntl(locale);
  return {
    title: t(`card.${page}`, { hours: delivery.hours }),
    note: cardNote(locale, page),
    brand: company.brand,
    host: URL.parse(siteUrl('/'))?.host ?? '',
  };
}

export type CardText = ReturnType<typeof cardText>;

/** Returns the fact below the title, in one or two lines. */
function cardNote(locale: Locale, page: Page): string {
  const { t, formatList } = getIntl(locale);
  switch (page) {
    case 'landing': {
      const { start, delivery: end } = exampleDeliveries().early;
      return t('card.landing.note', { start, date: end, hour: delivery.opensAt });
    }
    case 'about': {
      const names = founders.map(({ name }) => name);
      return formatList(names, 'conjunction');
    }
    case 'terms':
      return t('shared.priceFrom', { price: lowestPrice });
    default:
      return t(`card.${page}.note`);
  }
}

/** Returns the versioned URLs of the portraits on a page's card. */
export function cardPortraits(page: Page): string[] {
  return page === 'about' ? founders.map(({ slug }) => pictureUrl(slug)) : [];
}

export function cardAlt(locale: Locale, page: Page): string {
  const { title, brand } = cardText(locale, page);
  return getIntl(locale).t('card.alt', { brand, words: title });
}

/**
 * Returns the card's URL. Platforms cache a card by URL, so `v` changes with words, portraits,
 * colours, fonts and layout; the server ignores it.
 */
export function cardUrl(locale: Locale, page: Page): string {
  const look = [layoutVersion, nightColors, fonts, cardPortraits(page)];
  const drawn = JSON.stringify([look, cardText(locale, page)]);
  const version = createHash('sha256').update(drawn).digest('hex').slice(0, 8);
  return `${siteUrl(cardPath(locale, page))}?v=${version}`;
}
