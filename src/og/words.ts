import { createHash } from 'node:crypto';
import { exampleDeliveries } from '../clock/example-deliveries.ts';
import { getIntl } from '../intl/get-intl.ts';
import { siteUrl } from '../runtime/site-url.ts';
import type { Locale } from '../site/locales.ts';
import { cardPath, type Page } from '../site/pages.ts';
import { company, delivery, founders, lowestPrice } from '../site/site.ts';
import { cards } from './cards.ts';
import { cardPictureUrls } from './pictures.ts';

export type CardWords = {
  title: string;
  note: string;
  /** The go-ahead and the delivery by weekday, between ` · `; empty on most cards. */
  rule: string;
  brand: string;
  host: string;
};

/**
 * Raise this whenever the words are laid out differently: platforms keep an image for as long as its
 * URL stays the same.
 */
const design = 5;

/** All the text on a page's card: no date, since platforms keep cards for weeks. */
export function cardWords(locale: Locale, page: Page): CardWords {
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
    rule: page === 'landing' ? deliveryRule(locale) : '',
    brand: company.brand,
    host: URL.parse(siteUrl('/'))?.host ?? '',
  };
}

function deliveryRule(locale: Locale): string {
  const { start, delivery: end } = exampleDeliveries().early;
  return getIntl(locale).t('card.rule', { start, date: end, hour: delivery.opensAt });
}

/** The card in words, for anyone who does not see it. */
export function cardAlt(locale: Locale, page: Page): string {
  const { title, brand } = cardWords(locale, page);
  return getIntl(locale).t('card.alt', { brand, words: title });
}

/**
 * The URL that pages name in their metadata. Its `v` changes with the words, the pictures and the
 * design, since platforms keep a card by its URL; the server ignores it.
 */
export function cardUrl(locale: Locale, page: Page): string {
  const drawn = JSON.stringify([design, cardPictureUrls(page), cardWords(locale, page)]);
  const version = createHash('sha256').update(drawn).digest('hex').slice(0, 8);
  return `${siteUrl(cardPath(locale, page))}?v=${version}`;
}
