import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { type Locale, locales } from '../locales.ts';

/**
 * A typed phone number in E.164 (`+33199007272`), or undefined if it is none. Without `+` it must
 * be written as it is dialled within the language's country: `305 371 0000` would be a British
 * number if it had its leading 0, but is more likely an American one. Or it must begin with that
 * country's calling code: in `49 176 12345678` only the + is missing, although a national number in
 * Germany might also begin with 49.
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
