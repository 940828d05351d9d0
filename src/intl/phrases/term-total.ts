import { type Monthly, monthByMonth, termPrice } from '../../prices/term-price.ts';
import type { Locale } from '../../site/locales.ts';
import { commitment } from '../../site/site.ts';
import { getIntl } from '../get-intl.ts';

/** Describes a prepaid term's total and saving; month by month, the minimum commitment. */
export function termTotal(locale: Locale, plan: Monthly, months: number): string {
  const { t } = getIntl(locale);
  const { total, saved } = termPrice(plan, months);
  return months === monthByMonth
    ? t('pricing.minimumTotal', { total: total / 100, months: commitment.months })
    : t('pricing.total', { total: total / 100, months, saved: saved / 100 });
}
