import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Locale } from '../locales.ts';

/** The country that a number without prefix belongs to. */
const countries: Record<Locale, CountryCode> = {
  en: 'GB',
  fr: 'FR',
  pt: 'PT',
  es: 'ES',
  de: 'DE',
  it: 'IT',
};

/** A typed phone number in E.164 (`+33199007272`), or undefined where it is none. */
export function toE164(typed: string, locale: Locale): string | undefined {
  const phone = parsePhoneNumberFromString(typed, countries[locale]);
  return phone?.isValid() ? phone.number : undefined;
}
