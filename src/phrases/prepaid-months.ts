import type { Locale } from '../locales.ts';
import { prepayment } from '../site.ts';
import { getTexts } from '../texts.ts';

/** The terms that can be paid in advance: “3, 6 or 12”. */
export function prepaidMonths(locale: Locale): string {
  return getTexts(locale).formatList(prepayment.months.map(String), 'disjunction');
}
