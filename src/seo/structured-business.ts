import type { Offer, OfferCatalog, Organization, Service, WebSite } from 'schema-dts';
import { type Locale, localeCodes, locales } from '../locales.ts';
import { launchPrice, monthByMonth, planPrice } from '../prices/term-price.ts';
import { cardPath, localePath } from '../routes.ts';
import { commitment, company, currency, founders, plans, prepayment } from '../site.ts';
import { siteUrl } from '../site-url.ts';
import { getTexts } from '../texts.ts';
import { pageFacts } from './page-facts.ts';

/** The id of a node of the site: the same on every page, so that a crawler joins them. */
export function siteId(name: 'website' | 'organization' | 'service'): string {
  return siteUrl(`/#${name}`);
}

/** The site, in all its languages. */
export function website(locale: Locale): WebSite {
  return {
    '@type': 'WebSite',
    '@id': siteId('website'),
    url: siteUrl('/'),
    name: company.brand,
    description: pageFacts(locale, 'landing').description,
    inLanguage: localeCodes.map((code) => locales[code].tag),
    publisher: { '@id': siteId('organization') },
  };
}

/** Who publishes the site and provides the service. */
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

/** What is sold, with the price of the first plan. */
export function service(locale: Locale): Service {
  const { t } = getTexts(locale);
  const price = planPrice(plans[0], monthByMonth).monthly / 100;
  return {
    '@type': 'Service',
    '@id': siteId('service'),
    name: t('service.name'),
    description: pageFacts(locale, 'landing').description,
    url: siteUrl(localePath(locale)),
    termsOfService: siteUrl(localePath(locale, 'cgv')),
    // Without its version, which changes with the delivery date: this stands on every page.
    image: siteUrl(cardPath(locale, 'landing')),
    provider: { '@id': siteId('organization') },
    offers: {
      '@type': 'Offer',
      name: t('pricing.episodes', { count: plans[0].episodes }),
      url: `${siteUrl(localePath(locale))}#pricing`,
      price,
      priceCurrency: currency,
      availability: 'https://schema.org/InStock',
      seller: { '@id': siteId('organization') },
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: currency,
        valueAddedTaxIncluded: false,
        // UN/CEFACT's code of the month, which schema.org asks for.
        unitCode: 'MON',
        referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'MON' },
      },
      eligibleDuration: {
        '@type': 'QuantitativeValue',
        minValue: commitment.months,
        unitCode: 'MON',
      },
    },
  };
}

/** What each plan and the launch offer cost a month: for the page that shows them all. */
export function priceList(locale: Locale): OfferCatalog {
  const { t } = getTexts(locale);
  const offer = (name: string, cents: number): Offer => ({
    '@type': 'Offer',
    name,
    price: cents / 100,
    priceCurrency: currency,
    itemOffered: { '@id': siteId('service') },
  });
  return {
    '@type': 'OfferCatalog',
    '@id': `${siteUrl(localePath(locale))}#pricing`,
    name: t('section.pricing'),
    itemListElement: [
      ...plans.flatMap((plan) =>
        plan.price
          ? [
              offer(
                t('pricing.episodes', { count: plan.episodes }),
                planPrice(plan, monthByMonth).monthly,
              ),
            ]
          : [],
      ),
      offer(t('pricing.offer.title'), launchPrice(prepayment.months[0]).monthly),
    ],
  };
}
