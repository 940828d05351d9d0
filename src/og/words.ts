import { getIntl } from '../intl/get-intl.ts';
import { deliveryDeadline } from '../intl/phrases/delivery-deadline.ts';
import { keepNumbers } from '../intl/phrases/keep-numbers.ts';
import { siteUrl } from '../runtime/site-url.ts';
import type { Locale } from '../site/locales.ts';
import { cardPath, type Page, pages } from '../site/pages.ts';
import { company, delivery, founders, lowestPrice } from '../site/site.ts';
import { cardPictureUrls } from './pictures.ts';

export type CardWords = {
  title: string;
  note: string;
  /**
   * Until when a go-project e-mail must come, and when it is then delivered, each to its colon:
   * true on whatever day this is read.
   */
  promise: string;
  brand: string;
  host: string;
};

/**
 * Raise this whenever the words are laid out differently: platforms keep an image for as long as its
 * URL stays the same.
 */
const design = 4;

/** All the text on a page's card. */
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
    note: t(pages[page].card.note, values),
    promise: page === 'landing' ? keepNumbers(deliveryDeadline(locale)) : '',
    brand: company.brand,
    host: URL.parse(siteUrl('/'))?.host ?? '',
  };
}

/** The card in words, for anyone who does not see it. */
export function cardAlt(locale: Locale, page: Page): string {
  const { title, brand } = cardWords(locale, page);
  return getIntl(locale).t('card.alt', { brand, words: title });
}

/**
 * What a card's URL carries as `v`: it differs for other words, other pictures or another design.
 */
export function cardVersion(locale: Locale, page: Page): string {
  return fingerprint(JSON.stringify([design, cardPictureUrls(page), cardWords(locale, page)]));
}

/** The URL that pages name in their metadata: it changes when the card does. */
export function cardUrl(locale: Locale, page: Page): string {
  return `${siteUrl(cardPath(locale, page))}?v=${cardVersion(locale, page)}`;
}

/** FNV-1a, 32 bits: tags are rendered synchronously, and `crypto.subtle` is asynchronous. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
