import { currency, delivery } from '../facts/business.ts';
import type { Locale } from '../facts/locales.ts';

const { timeZone } = delivery;

/** Named formats that messages use: `{price, number, eur}`. */
const formats = {
  number: {
    eur: { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' },
    percent: { style: 'percent', maximumFractionDigits: 1 },
    // Rounds down, since “more than 12.9 million” must not become 13.
    compact: { notation: 'compact', compactDisplay: 'long', roundingMode: 'floor' },
  },
  date: {
    weekday: { timeZone, weekday: 'long' },
    shortWeekday: { timeZone, weekday: 'short' },
    day: { timeZone, day: 'numeric' },
    month: { timeZone, month: 'long' },
    year: { timeZone, year: 'numeric' },
  },
  time: { short: { timeZone, hour: 'numeric', minute: '2-digit', hourCycle: 'h23' } },
} as const;

export type NumberFormat = keyof typeof formats.number;

/** Languages in which Intl writes 1470 € beside 13.356 €, but price lists write 1.470 €. */
const alwaysGrouped: readonly Locale[] = ['es', 'it'];

export function formatsOf(locale: Locale) {
  if (!alwaysGrouped.includes(locale)) return formats;
  const eur = { ...formats.number.eur, useGrouping: 'always' } as const;
  return { ...formats, number: { ...formats.number, eur } };
}

/** Keeps a number and its unit on one line where Intl uses a plain space: “1 million”. */
export function noBreakUnits(text: string): string {
  return text.replace(/(?<=\d) (?=\p{L})/gu, '\u00a0');
}
