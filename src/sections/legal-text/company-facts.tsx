import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { type Locale, locales } from '../../locales.ts';
import type { Tag } from '../../messages.d.ts';
import { company } from '../../site.ts';

/** A tag of the copy that becomes a link. */
export function linkTo(href: string, hrefLang?: string): Tag {
  return (chunks) => (
    <a href={href} hrefLang={hrefLang} className="link">
      {chunks}
    </a>
  );
}

/** The facts about the company that both legal texts name. */
export function companyFacts(locale: Locale) {
  const { brand, legalName, email, mediator } = company;
  return {
    brand,
    legalName,
    email,
    address: postalAddress(locale),
    mail: linkTo(`mailto:${email}`),
    mediatorName: mediator.name,
    mediator: linkTo(mediator.url),
  };
}

/** The registered office on one line, the country in the reader's language. */
export function postalAddress(locale: Locale): string {
  const { street, postalCode, city, country } = company.address;
  const countries = new Intl.DisplayNames(locales[locale].tag, { type: 'region' });
  return `${street}, ${postalCode}\u00a0${city}, ${countries.of(country)}`;
}

/** A telephone number as it is read aloud: +33 1 99 00 72 72. */
export function internationalPhone(number: string): string {
  const parsed = parsePhoneNumberFromString(number);
  return (parsed?.formatInternational() ?? number).replaceAll(' ', '\u00a0');
}
