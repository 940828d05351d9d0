import type { Offer, OfferCatalog, Organization, Service, WebSite } from 'schema-dts';
import { getIntl } from '../intl/get-intl.ts';
import { growthPackageText } from '../intl/phrases/growth-package.ts';
import { type PricedOffer, promotionalPrice } from '../prices/term-price.ts';
import { siteUrl } from '../runtime/urls.ts';
import { type Locale, localeCodes, locales } from '../site/locales.ts';
import { cardPath, localePath, type Page } from '../site/pages.ts';
import {
  commitment,
  company,
  currency,
  founders,
  growthPackage,
  plans,
  prepayment,
} from '../site/site.ts';
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

/** Describes the service with the first plan's price; on the landing page, with every price. */
export function service(locale: Locale, page: Page): Service {
  const { t } = getIntl(locale);
  return {
    '@type': 'Service',
    '@id': pageId(locale, 'landing', 'service'),
    name: t('service.name'),
    description: pageMetadata(locale, 'landing').description,
    url: siteUrl(localePath(locale)),
    termsOfService: siteUrl(localePath(locale, 'cgv')),
    // Without the card's version: the URL stays the same when the card changes.
    image: siteUrl(cardPath(locale, 'landing')),
    provider: { '@id': siteId('organization') },
    offers: { '@id': pageId(locale, 'landing', 'offer'), ...planOffer(locale, plans[0]) },
    ...(page === 'landing' && { hasOfferCatalog: priceList(locale) }),
  };
}

/** Lists the monthly prices of all plans and of the growth package, prepaid or not. */
function priceList(locale: Locale): OfferCatalog {
  const [, ...otherPlans] = plans;
  return {
    '@type': 'OfferCatalog',
    '@id': pricingUrl(locale),
    name: getIntl(locale).t('section.pricing'),
    itemListElement: [
      { '@id': pageId(locale, 'landing', 'offer') },
      ...otherPlans.flatMap((plan) => (plan.price ? [planOffer(locale, plan)] : [])),
      { ...planOffer(locale, growthPackage), ...growthPackageWords(locale) },
      growthPackagePrepaid(locale),
    ],
  };
}

function planOffer(locale: Locale, { episodes, price }: PricedOffer) {
  return {
    ...offer(locale, price),
    name: getIntl(locale).t('pricing.episodes', { count: episodes }),
    priceSpecification: pricePerMonth(price),
    eligibleDuration: { '@type': 'QuantitativeValue', minValue: commitment.months, unitCode },
  } as const;
}

/** Offers the growth package at its promotional price, for prepaid terms only. */
function growthPackagePrepaid(locale: Locale): Offer {
  return {
    ...offer(locale, promotionalPrice),
    ...growthPackageWords(locale),
    priceSpecification: [
      pricePerMonth(promotionalPrice),
      { ...pricePerMonth(growthPackage.price), priceType: 'https://schema.org/ListPrice' },
    ],
    eligibleDuration: prepayment.months.map((value) => ({
      '@type': 'QuantitativeValue',
      value,
      unitCode,
    })),
  };
}

function growthPackageWords(locale: Locale) {
  return {
    name: getIntl(locale).t('pricing.growth.title'),
    description: growthPackageText(locale),
  };
}

/** Omits `availability`: a service is never out of stock. */
function offer(locale: Locale, price: number) {
  return {
    '@type': 'Offer',
    url: pricingUrl(locale),
    price,
    priceCurrency: currency,
  } as const;
}

/** Returns a price in euros per month, excluding VAT. */
function pricePerMonth(price: number) {
  return {
    '@type': 'UnitPriceSpecification',
    price,
    priceCurrency: currency,
    valueAddedTaxIncluded: false,
    unitCode,
  } as const;
}

function pricingUrl(locale: Locale): string {
  return pageId(locale, 'landing', 'pricing');
}
