import {
  type annualClosure,
  bookingCall,
  city,
  company,
  court,
  founders,
  host,
} from '../../facts/business.ts';
import { formatTag, type Locale } from '../../facts/locales.ts';
import { getIntl } from '../get-intl.ts';
import { linkTo } from './links.tsx';

export function companyValues(locale: Locale) {
  const { brand, legalName, email, mediator } = company;
  return {
    brand,
    legalName,
    email,
    address: postalAddress(locale),
    court: court[locale] ?? court.fr,
    mail: linkTo(`mailto:${email}`),
    mediatorName: mediator.name,
    mediator: linkTo(mediator.url),
  };
}

export function cityName(locale: Locale): string {
  return city[locale] ?? city.fr;
}

/** Returns the registered office on one line, with the country in the reader's language. */
export function postalAddress(locale: Locale): string {
  const { street, postalCode, city, country } = company.address;
  return `${street}, ${postalCode}\u00a0${city}, ${countryName(locale, country)}`;
}

/** Returns the hosting company's address on one line, with the country in the reader's language. */
export function hostAddress(locale: Locale): string {
  return `${host.address}, ${countryName(locale, host.country)}`;
}

function countryName(locale: Locale, code: string): string {
  return new Intl.DisplayNames(formatTag(locale), { type: 'region' }).of(code) ?? code;
}

/** Formats a telephone number of `src/facts/business.ts` in readable groups: +33 1 99 00 72 72. */
export function internationalPhone(number: string): string {
  return number.replaceAll('-', '\u00a0');
}

export const companyPhone = internationalPhone(company.phone);

/** Lists days of the year, as month and day: “26 December and 2 January”; `none` if there are none. */
export function daysOfYear(locale: Locale, days: typeof annualClosure): string {
  if (days.length === 0) return 'none';
  const names = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(formatTag(locale), names);
  const written = days.map(([month, day]) => format.format(Date.UTC(2024, month - 1, day)));
  return getIntl(locale).formatList(written, 'conjunction');
}

/** Returns how long a booked call takes, and with whom, as `shared.next` states it. */
export function callValues(locale: Locale): { minutes: number; founders: string } {
  const names = founders.map(({ name }) => name);
  return { ...bookingCall, founders: getIntl(locale).formatList(names, 'disjunction') };
}
