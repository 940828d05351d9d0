import type { BreadcrumbList, Graph, Organization, Service, WebPage, WebSite } from 'schema-dts';
import { company, currency, founders, minimumCommitment, plans } from '../facts/business.ts';
import { defaultLocale, type Locale, localeCodes, locales } from '../facts/locales.ts';
import { localePath, type Page, pages } from '../facts/pages.ts';
import { getIntl } from '../intl/get-intl.ts';
import { pageName } from '../intl/values/links.tsx';
import { siteUrl } from '../urls.ts';
import { pageMetadata } from './page-metadata.ts';

// The UN/CEFACT code for a month, which schema.org requires.
const unitCode = 'MON';

/** Returns a page's schema.org data, one graph whose nodes refer to each other. */
export function structuredData(locale: Locale, page: Page): Graph {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      website(),
      organization(),
      service(locale),
      webPage(locale, page),
      breadcrumbs(locale, page),
    ],
  };
}

/** Returns JSON that cannot close its script element. */
export function serializeData(graph: Graph): string {
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

type NodeName =
  | 'website'
  | 'organization'
  | 'page'
  | 'breadcrumb'
  | 'service'
  | 'offer'
  | 'pricing';

/**
 * Returns the id of a node about a page. A node about the site has one id on every page, so that
 * crawlers merge it.
 */
function nodeId(name: NodeName, path = '/'): string {
  return `${siteUrl(path)}#${name}`;
}

function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': nodeId('website'),
    url: siteUrl('/'),
    name: company.brand,
    inLanguage: localeCodes.map((code) => locales[code].tag),
    publisher: { '@id': nodeId('organization') },
  };
}

/** Describes the publisher of the site and provider of the service. */
function organization(): Organization {
  const { street, postalCode, city, country } = company.address;
  return {
    '@type': 'Organization',
    '@id': nodeId('organization'),
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
function service(locale: Locale): Service {
  const { t } = getIntl(locale);
  const [{ episodes, price }] = plans;
  const path = localePath(locale);
  return {
    '@type': 'Service',
    '@id': nodeId('service', path),
    name: t('service.name'),
    description: pageMetadata(locale, 'landing').description,
    url: siteUrl(path),
    termsOfService: siteUrl(localePath(locale, 'terms')),
    provider: { '@id': nodeId('organization') },
    // Omits `availability`, since a service is never out of stock.
    offers: {
      '@type': 'Offer',
      '@id': nodeId('offer', path),
      url: nodeId('pricing', path),
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
      eligibleDuration: {
        '@type': 'QuantitativeValue',
        minValue: minimumCommitment.months,
        unitCode,
      },
    },
  };
}

function webPage(locale: Locale, page: Page): WebPage {
  const { title, description } = pageMetadata(locale, page);
  const path = localePath(locale, page);
  return {
    '@type': pages[page].type,
    '@id': nodeId('page', path),
    url: siteUrl(path),
    name: title,
    description,
    inLanguage: locales[locale].tag,
    isPartOf: { '@id': nodeId('website') },
    about: { '@id': page === 'landing' ? nodeId('service', path) : nodeId('organization') },
    breadcrumb: { '@id': nodeId('breadcrumb', path) },
  };
}

/**
 * Returns the path from the language's home page to a page, or from the site to that home page. In
 * the default language the home page is the site.
 */
function breadcrumbs(locale: Locale, page: Page): BreadcrumbList {
  const home = { name: pageName(locale, 'landing'), path: localePath(locale) };
  const site = { ...home, path: localePath(defaultLocale) };
  const language = { ...home, name: locales[locale].name };
  const leaf = { name: pageName(locale, page), path: localePath(locale, page) };
  const homeSteps = locale === defaultLocale ? [site] : [site, language];
  const steps = page === 'landing' ? homeSteps : [home, leaf];
  return {
    '@type': 'BreadcrumbList',
    '@id': nodeId('breadcrumb', leaf.path),
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl(path),
    })),
  };
}
