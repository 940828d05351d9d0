import { dayInMonth } from '../clock/paris-time.ts';
import type { Locale } from '../site/locales.ts';
import { getIntl } from './get-intl.ts';

/** The day of the month in France, as dates are written: French calls the first “1er”. */
export function dayOfMonth(locale: Locale, moment: Date): string {
  return getIntl(locale).t('date.day', { day: dayInMonth(moment.getTime()) });
}
