import { monthByMonth, type PricedOffer, termPrice } from '../../prices/term-price.ts';
import type { Locale } from '../../site/locales.ts';
import { commitment, prepayment } from '../../site/site.ts';
import { getIntl } from '../get-intl.ts';

/** Lists the terms that can be prepaid: “3, 6 or 12”. */
export function prepaidMonths(locale: Locale): string {
  return getIntl(locale).formatList(prepayment.months.map(String), 'disjunction');
}

/** Describes a prepaid term's total and saving; month by month, the minimum commitment. */
export function termTotal(locale: Locale, plan: PricedOffer, months: number): string {
  const { t } = getIntl(locale);
  const { total, saved } = termPrice(plan, months);
  return months === monthByMonth
    ? t('pricing.minimumTotal', { total: total / 100, months: commitment.months })
    : t('pricing.total', { total: total / 100, months, saved: saved / 100 });
}
