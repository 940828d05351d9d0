import { getIntl } from '../intl.ts';
import type { Locale } from '../locales.ts';
import { launchOffer } from '../site.ts';

/** The months of prepayment, of which the launch price asks for one: “3, 6 or 12”. */
export function prepaidMonths(locale: Locale): string {
  return getIntl(locale).formatList(launchOffer.prepaidMonths.map(String), 'disjunction');
}
