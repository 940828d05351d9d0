import { minimumCommitment, prepayment } from '../../facts/business.ts';
import type { Locale } from '../../facts/locales.ts';
import { commitmentPrice, monthByMonth, type PricedOffer } from '../../prices/commitment-price.ts';
import { getIntl } from '../get-intl.ts';

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
