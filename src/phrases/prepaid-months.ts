import { getIntl } from '../intl/get-intl.ts';
import type { Locale } from '../locales.ts';
import { prepayment } from '../site.ts';

/** The terms that can be paid in advance: “3, 6 or 12”. */
export function prepaidMonths(locale: Locale): string {
  return getIntl(locale).formatList(prepayment.months.map(String), 'disjunction');
}
