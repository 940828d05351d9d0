import type { Locale } from '../../site/locales.ts';
import { prepayment } from '../../site/site.ts';
import { getIntl } from '../get-intl.ts';

/** The terms that can be paid in advance: “3, 6 or 12”. */
export function prepaidMonths(locale: Locale): string {
  return getIntl(locale).formatList(prepayment.months.map(String), 'disjunction');
}
