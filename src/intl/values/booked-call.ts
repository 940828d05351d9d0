import { bookedCall, founders } from '../../facts/business.ts';
import type { Locale } from '../../facts/locales.ts';
import { getIntl } from '../get-intl.ts';

/** Returns how long a booked call takes, and with whom, as `pricing.next` states it. */
export function callValues(locale: Locale): { minutes: number; founders: string } {
  const names = founders.map(({ name }) => name);
  return { ...bookedCall, founders: getIntl(locale).formatList(names, 'disjunction') };
}
