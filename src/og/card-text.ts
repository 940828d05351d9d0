import { createHash } from 'node:crypto';
import { exampleDeliveries } from '../clock/delivery-clock.ts';
import { company, delivery, founders, lowestPrice } from '../facts/business.ts';
import type { Locale } from '../facts/locales.ts';
import { cardPath, type Page } from '../facts/pages.ts';
import { getIntl } from '../intl/get-intl.ts';
import { siteUrl } from '../runtime/urls.ts';
import { cards } from './cards.ts';
import { cardPictureUrls } from './pictures.ts';

/** Raise this when the layout changes. Platforms cache an image until its URL changes. */
const design = 6;

/** Returns all text of a page's card, without dates, since platforms cache cards for weeks. */
export function cardText(locale: Locale, page: Page) {
  const { t, formatList } = getIntl(locale);
  const names = founders.map(({ name }) => name);
  const values = {
    brand: company.brand,
    hours: delivery.hours,
    price: lowestPrice,
    founders: formatList(names, 'conjunction'),
  };
  return {
    title: t(`card.${page}`, values),
    note: t(cards[page].note, values),
    /** The go-ahead and the delivery by weekday, separated by ` · `; empty on most cards. */
    rule: cards[page].drawing === 'dial' ? deliveryRule(locale) : '',
    brand: company.brand,
    host: URL.parse(siteUrl('/'))?.host ?? '',
  };
}

export type CardText = ReturnType<typeof cardText>;

function deliveryRule(locale: Locale): string {
  const { start, delivery: end } = exampleDeliveries().early;
  return getIntl(locale).t('card.rule', { start, date: end, hour: delivery.opensAt });
}

export function cardAlt(locale: Locale, page: Page): string {
  const { title, brand } = cardText(locale, page);
  return getIntl(locale).t('card.alt', { brand, words: title });
}

/**
 * Returns the card's URL. Platforms cache a card by URL, so `v` changes with words, pictures and
 * design; the server ignores it.
 */
export function cardUrl(locale: Locale, page: Page): string {
  const drawn = JSON.stringify([design, cardPictureUrls(page), cardText(locale, page)]);
  const version = createHash('sha256').update(drawn).digest('hex').slice(0, 8);
  return `${siteUrl(cardPath(locale, page))}?v=${version}`;
}
