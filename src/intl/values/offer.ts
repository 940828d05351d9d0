import {
  contract,
  delivery,
  episode,
  firstEpisode,
  guarantee,
  minimumCommitment,
  prepayment,
} from '../../facts/business.ts';
import { formatTag, type Locale } from '../../facts/locales.ts';
import { commitmentPrice, monthByMonth, type PricedOffer } from '../../prices/commitment-price.ts';
import { getIntl } from '../get-intl.ts';

/** Returns the values of messages about episodes, so that the page and the terms state the same. */
export function episodeValues(locale: Locale) {
  const names = new Intl.DisplayNames(formatTag(locale), { type: 'language' });
  const languages = episode.languages.map((code) => names.of(code) ?? code);
  return {
    ...sharedPhrases(locale),
    minMinutes: episode.minutes.min,
    maxMinutes: episode.minutes.max,
    languages: getIntl(locale).formatList(languages, 'disjunction'),
    revisionRounds: contract.revisionRounds,
    testMin: delivery.testEpisodes.min,
    testMax: delivery.testEpisodes.max,
    hours: delivery.hours,
    fullDays: delivery.deliveryDay - 1,
  };
}

/**
 * Returns the phrases that pages and terms share, so that they state the same periods, the same
 * events, the same number of guests and the same conditions of the guarantee and of the rights.
 */
export function sharedPhrases(locale: Locale) {
  const { t } = getIntl(locale);
  return {
    firstDelivery: t('shared.firstDelivery', { firstDays: firstEpisode.workingDays }),
    eachStep: t('shared.eachStep', { clientDays: firstEpisode.clientDays }),
    guests: t('shared.guests', { guests: episode.guests }),
    afterDelivery: t('shared.afterDelivery', { commentDays: contract.commentDays }),
    revisionTime: t('shared.afterReceipt', { days: delivery.revisionDays }),
    refundTime: t('shared.afterReceipt', { days: guarantee.refundDays }),
    sumsDue: t('shared.sumsDue'),
    sumsPaid: t('shared.sumsPaid'),
    carriedOver: t('shared.carriedOver'),
  };
}

/** Lists the commitments that can be prepaid: “3, 6 or 12”. */
export function prepaidMonths(locale: Locale): string {
  return getIntl(locale).formatList(prepayment.months.map(String), 'disjunction');
}

/** Describes a prepaid commitment's total and saving; month by month, the minimum commitment. */
export function commitmentTotal(locale: Locale, plan: PricedOffer, months: number): string {
  const { t } = getIntl(locale);
  const { total, saved } = commitmentPrice(plan, months);
  return months === monthByMonth
    ? t('pricing.minimumTotal', { total: total / 100, months: minimumCommitment.months })
    : t('pricing.total', { total: total / 100, months, saved: saved / 100 });
}
