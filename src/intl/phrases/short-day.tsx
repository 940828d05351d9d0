import type { ReactNode } from 'react';
import type { Locale } from '../../site/locales.ts';
import { dayOfMonth } from '../day-of-month.ts';
import { getIntl } from '../get-intl.ts';
import { raiseOrdinals } from './raise-ordinals.tsx';

/** A day in France in few letters: “Mon 30”. */
export function shortDay(locale: Locale, date: Date): ReactNode {
  const { t } = getIntl(locale);
  return raiseOrdinals(locale, t('promise.day', { date, dateDay: dayOfMonth(locale, date) }));
}
