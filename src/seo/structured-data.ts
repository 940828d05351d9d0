import type { BreadcrumbList, Graph, WebPage } from 'schema-dts';
import { pageName } from '../intl/phrases/page-name.ts';
import { siteUrl } from '../runtime/urls.ts';
import { defaultLocale, type Locale, locales } from '../site/locales.ts';
import { isHome, localePath, type Page, pages } from '../site/pages.ts';
import { pageMetadata } from './page-metadata.ts';
import { organization, pageId, service, siteId, website } from './structured-business.ts';

/** Returns a page's schema.org data: one graph whose nodes refer to each other. */
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

function webPage(locale: Locale, page: Page): WebPage {
  const { title, description } = pageMetadata(locale, page);
  return {
    '@type': pages[page].type,
    '@id': pageId(locale, page, 'page'),
    url: siteUrl(localePath(locale, page)),
    name: title,
    description,
    inLanguage: locales[locale].tag,
    isPartOf: { '@id': siteId('website') },
    about: {
      '@id': isHome(page) ? pageId(locale, page, 'service') : siteId('organization'),
    },
    breadcrumb: { '@id': pageId(locale, page, 'breadcrumb') },
  };
}

/** Returns the path from the language's home page to a page, or from the site to that home page. */
function breadcrumbs(locale: Locale, page: Page): BreadcrumbList {
  const home = { name: pageName(locale, 'landing'), path: localePath(locale) };
  const steps = isHome(page)
    ? [
        { ...home, path: localePath(defaultLocale) },
        { ...home, name: locales[locale].name },
      ]
    : [home, { name: pageName(locale, page), path: localePath(locale, page) }];
  return {
    '@type': 'BreadcrumbList',
    '@id': pageId(locale, page, 'breadcrumb'),
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: siteUrl(path),
    })),
  };
}
