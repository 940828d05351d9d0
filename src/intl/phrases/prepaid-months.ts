import type { Locale } from '../../site/locales.ts';
import { prepayment } from '../../site/site.ts';
import { getIntl } from '../get-intl.ts';

/** Lists the terms that can be prepaid: “3, 6 or 12”. */
export function prepaidMonths(locale: Locale): string {
  return getIntl(locale).formatList(prepayment.months.map(String), 'disjunction');
}
