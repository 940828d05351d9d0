import type { Organization, Service, WebSite } from 'schema-dts';
import { getIntl } from '../intl/get-intl.ts';
import { siteUrl } from '../runtime/urls.ts';
import { type Locale, localeCodes, locales } from '../site/locales.ts';
import { localePath, type Page } from '../site/pages.ts';
import { commitment, company, currency, founders, plans } from '../site/site.ts';
import { pageMetadata } from './page-metadata.ts';

// The UN/CEFACT code for a month, which schema.org requires.
const unitCode = 'MON';

/** Returns the same node id on every page, so that crawlers merge the nodes. */
export function siteId(name: 'website' | 'organization'): string {
  return siteUrl(`/#${name}`);
}

/** Returns the id of a node about one page, which differs between languages. */
export function pageId(
  locale: Locale,
  page: Page,
  name: 'page' | 'breadcrumb' | 'service' | 'offer' | 'pricing',
): string {
  return `${siteUrl(localePath(locale, page))}#${name}`;
}

export function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': siteId('website'),
    url: siteUrl('/'),
    name: company.brand,
    inLanguage: localeCodes.map((code) => locales[code].tag),
    publisher: { '@id': siteId('organization') },
  };
}

/** Describes the publisher of the site and provider of the service. */
export function organization(): Organization {
  const { street, postalCode, city, country } = company.address;
  return {
    '@type': 'Organization',
    '@id': siteId('organization'),
    name: company.brand,
    legalName: company.legalName,
    url: siteUrl('/'),
    logo: { '@type': 'ImageObject', url: siteUrl('/icon-512.png') },
    email: company.email,
    telephone: company.phone,
    vatID: company.vatNumber,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: country,
    },
    founder: founders.map(({ name }) => ({ '@type': 'Person', name })),
  };
}

/** Describes the service with the price of the first plan, per month and excluding VAT. */
export function service(locale: Locale): Service {
  const { t } = getIntl(locale);
  const [{ episodes, price }] = plans;
  return {
    '@type': 'Service',
    '@id': pageId(locale, 'landing', 'service'),
    name: t('service.name'),
    description: pageMetadata(locale, 'landing').description,
    url: siteUrl(localePath(locale)),
    termsOfService: siteUrl(localePath(locale, 'cgv')),
    provider: { '@id': siteId('organization') },
    // Omits `availability`, since a service is never out of stock.
    offers: {
      '@type': 'Offer',
      '@id': pageId(locale, 'landing', 'offer'),
      url: pageId(locale, 'landing', 'pricing'),
      name: t('pricing.episodes', { count: episodes }),
      price,
      priceCurrency: currency,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: currency,
        valueAddedTaxIncluded: false,
        unitCode,
      },
      eligibleDuration: { '@type': 'QuantitativeValue', minValue: commitment.months, unitCode },
    },
  };
}
