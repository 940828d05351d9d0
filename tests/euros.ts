import { currency } from '#src/facts/business.ts';
import { formatTag, type Locale } from '#src/facts/locales.ts';

/** Formats an amount in a language, with cents only if there are any. */
export function euros(locale: Locale, amount: number): string {
  const format = { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' } as const;
  const useGrouping = ['es', 'it'].includes(locale) ? 'always' : 'auto';
  return new Intl.NumberFormat(formatTag(locale), { ...format, useGrouping }).format(amount);
}
