import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { type Locale, locales } from '../locales.ts';

/**
 * A typed phone number in E.164 (`+33199007272`), or undefined if it is none. Without `+` it must
 * be as it is dialled in the language's country: `305 371 0000` would be a British number but for
 * its missing 0, and is rather an American one.
 */
export function toE164(typed: string, locale: Locale): string | undefined {
  const phone = parsePhoneNumberFromString(typed, locales[locale].phoneCountry);
  if (!phone?.isValid()) return undefined;
  const digits = typed.replace(/\D/g, '');
  const hasPrefix = typed.includes('+') || digits.startsWith(phone.countryCallingCode);
  const lacksZero = phone.formatNational().startsWith('0') && !digits.startsWith('0');
  return lacksZero && !hasPrefix ? undefined : phone.number;
}
