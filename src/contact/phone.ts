import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { type Locale, locales } from '../locales.ts';

/** A typed phone number in E.164 (`+33199007272`), or undefined if it is none. */
export function toE164(typed: string, locale: Locale): string | undefined {
  const phone = parsePhoneNumberFromString(typed, locales[locale].phoneCountry);
  return phone?.isValid() ? phone.number : undefined;
}
