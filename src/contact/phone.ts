import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { type Locale, locales } from '../locales.ts';

/**
 * A typed phone number in E.164 (`+33199007272`), or undefined if it is none. Without `+` it must
 * be as it is dialled in the language's country: `305 371 0000` would be a British number but for
 * its missing 0, and is rather an American one. Or it begins with that country's prefix: in
 * `49 176 12345678` the + is missing, though a German number of its own might begin with 49.
 */
export function toE164(typed: string, locale: Locale): string | undefined {
  const phone = parseValid(typed, locale);
  if (!phone) return undefined;
  const digits = typed.replace(/\D/g, '');
  const lacksZero = phone.formatNational().startsWith('0') && !digits.startsWith('0');
  if (!lacksZero || typed.includes('+')) return phone.number;
  if (!digits.startsWith(phone.countryCallingCode)) return undefined;
  return parseValid(typed.replace(/^\D*/, '+'), locale)?.number;
}

function parseValid(typed: string, locale: Locale): PhoneNumber | undefined {
  const phone = parsePhoneNumberFromString(typed, locales[locale].phoneCountry);
  return phone?.isValid() ? phone : undefined;
}
