import type { Locale } from '../../site/locales.ts';
import { launchOffer } from '../../site/site.ts';
import { getIntl } from '../get-intl.ts';

/** What the launch offer adds to what a plan includes: all of it is owed by its article of the terms. */
export const launchExtras = ['identity', 'campaign', 'guests', 'copy'] as const;

/** What the launch offer includes, in one sentence. */
export function launchOfferText(locale: Locale): string {
  const { t, formatList } = getIntl(locale);
  const extras = launchExtras.map((extra) => t(`pricing.offer.${extra}`));
  const text = t('pricing.offer.text', { count: launchOffer.episodes });
  return `${text} ${formatList(extras, 'conjunction')}.`;
}
