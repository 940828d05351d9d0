import { expect, it, vi } from 'vitest';
import { city, company } from '#src/facts/business.ts';
import { type Locale, localeCodes } from '#src/facts/locales.ts';
import { type Page, pages, routes } from '#src/facts/pages.ts';
import { themeColors } from '#src/facts/theme.ts';
import { pageName } from '#src/intl/values/links.tsx';
import { cardText } from '#src/og/card-text.ts';
import { Metadata } from '#src/seo/metadata.tsx';
import { pageMetadata } from '#src/seo/page-metadata.ts';
import { sitemap } from '#src/seo/sitemap.ts';
import { serializeData, structuredData } from '#src/seo/structured-data.ts';
import { speculationRules } from '#src/server/replace-framework-scripts.ts';
import { message } from '../message.ts';
import { html } from './render.ts';

vi.mock('#src/facts/business.ts', async () => (await import('./fixed-business.ts')).business);

/** The page about the company in every language, and by default. */
const alternates = [
  ['en', '/about'],
  ['fr', '/fr/about'],
  ['pt', '/pt/about'],
  ['es', '/es/about'],
  ['de', '/de/about'],
  ['it', '/it/about'],
  ['x-default', '/about'],
];

it('the sitemap lists every page with its alternates', () => {
  const xml = sitemap();
  expect(xml).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ');
  expect(xml).toContain(' xmlns:xhtml="http://www.w3.org/1999/xhtml">');
  expect(xml.match(/<url>/g)).toHaveLength(routes.length);
  expect(xml.match(/<xhtml:link /g)).toHaveLength(routes.length * (localeCodes.length + 1));
  const [entry = ''] = xml.match(/<url><loc>https:\/\/site\.example\/de\/about<\/loc>.*/) ?? [];
  const links = entry.matchAll(/hreflang="([^"]+)" href="https:\/\/site\.example([^"]+)"/g);
  expect(Array.from(links, ([, language, path]) => [language, path])).toEqual(alternates);
});

it('the speculation rules match every content page with any query, and nothing else', () => {
  const { prefetch, ...others } = JSON.parse(speculationRules);
  expect(others).toEqual({});
  const [{ where, eagerness }, ...further] = prefetch;
  expect(further).toEqual([]);
  // A page is prefetched only when the pointer rests on its link.
  expect(eagerness).toBe('moderate');
  const site = 'https://site.example';
  const patterns: URLPattern[] = where.href_matches.map(
    (path: string) => new URLPattern(path, site),
  );
  const matches = (path: string) => patterns.some((pattern) => pattern.test(path, site));
  for (const { path, page } of routes) {
    for (const query of ['', '?ref=CODE']) {
      expect(matches(path + query), path).toBe(!pages[page].hydrated);
    }
  }
  for (const path of ['/nope', '/healthz', '/og/en/about.png']) expect(matches(path)).toBe(false);
});

it('no two pages have the same title or description, and each has its name and keywords', () => {
  const pages = routes.map(({ locale, page }) => pageMetadata(locale, page));
  expect(new Set(pages.map(({ title }) => title)).size).toBe(routes.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(routes.length);
  for (const { title, keywords } of pages) {
    expect(title).toContain(company.brand);
    const list = keywords.split(', ');
    expect(list.length).toBeGreaterThanOrEqual(5);
    expect(new Set(list).size).toBe(list.length);
  }
  for (const locale of localeCodes) {
    expect(pageMetadata(locale, 'about').keywords).toContain(city[locale] ?? city.fr);
  }
  for (const { locale, page } of routes) expect(pageName(locale, page)).not.toContain('footer.');
});

/** Returns the content of a page's tags by name, in order. */
function readMetadata(locale: Locale, page: Page): Map<string, string[]> {
  const head = html(<Metadata locale={locale} page={page} />);
  const metadata = new Map<string, string[]>();
  const add = (name: string, value: string) =>
    metadata.set(name, [...(metadata.get(name) ?? []), value]);
  add('title', /<title>(.*?)<\/title>/.exec(head)?.[1] ?? '');
  for (const [, tag = ''] of head.matchAll(/<(?:meta|link) ([^>]*?)\/?>/g)) {
    const pairs = Array.from(tag.matchAll(/(\w[\w-]*)="([^"]*)"/g), ([, key, value]) => [
      String(key).toLowerCase(),
      value,
    ]);
    const { property, name, rel, hreflang, media, content, href } = Object.fromEntries(pairs);
    add([property ?? name ?? rel, hreflang ?? media].filter(Boolean).join(' '), content ?? href);
  }
  return metadata;
}

it('links the page in every language, with English as the default', () => {
  const metadata = readMetadata('fr', 'about');
  expect(metadata.get('canonical')).toEqual(['https://site.example/fr/about']);
  for (const [language, path] of alternates) {
    expect(metadata.get(`alternate ${language}`)).toEqual([`https://site.example${path}`]);
  }
  expect(metadata.get('og:locale')).toEqual(['fr_FR']);
  expect(metadata.get('og:locale:alternate')).toEqual([
    'en_US',
    'pt_PT',
    'es_ES',
    'de_DE',
    'it_IT',
  ]);
});

it('has the background as theme colour, light or dark', () => {
  const metadata = readMetadata('en', 'landing');
  expect(metadata.get('theme-color (prefers-color-scheme: light)')).toEqual([themeColors.light]);
  expect(metadata.get('theme-color (prefers-color-scheme: dark)')).toEqual([themeColors.dark]);
  expect(themeColors.light).not.toBe(themeColors.dark);
});

it.each(routes)('$path has the same metadata for search engines and social networks', (route) => {
  const { locale, page, path } = route;
  const metadata = readMetadata(locale, page);
  const single = (name: string) => {
    expect(metadata.get(name), name).toHaveLength(1);
    return metadata.get(name)?.[0];
  };
  expect(single('canonical')).toBe(`https://site.example${path}`);
  expect(single('og:url')).toBe(single('canonical'));
  expect([single('og:title'), single('og:description')]).toEqual([
    single('title'),
    single('description'),
  ]);
  const card = { legalNotice: 'legals', terms: 'cgv' }[page as string] ?? page;
  expect(single('og:image')).toMatch(
    new RegExp(`^https://site\\.example/og/${locale}/${card}\\.png\\?v=[\\da-f]{8}$`),
  );
  expect([single('og:image:width'), single('og:image:height')]).toEqual(['1200', '630']);
  const { title } = cardText(locale, page);
  const alt = message(locale, 'card.alt', { brand: company.brand, words: title });
  expect(single('og:image:alt')).toBe(alt);
  expect(single('twitter:card')).toBe('summary_large_image');
});

type Node = Record<string, unknown>;

const nodesOf = (locale: Locale, page: Page): Node[] =>
  JSON.parse(serializeData(structuredData(locale, page)))['@graph'];

/** Returns every object of the graph, at any depth. */
function nodesBelow(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesBelow);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesBelow)];
}

/** Returns whether a node, `{ '@id': … }`, refers to one defined elsewhere. */
const isReference = (node: Node) => '@id' in node && Object.keys(node).length === 1;

it('the structured data offers an episode a month at its price without VAT, by the company', () => {
  const [website, organization, service, page, breadcrumbs] = nodesOf('fr', 'about');
  expect(website).toMatchObject({ '@type': 'WebSite', name: 'Quai 9' });
  expect(organization).toMatchObject({
    '@type': 'Organization',
    legalName: 'Quai 9 SARL',
    address: { streetAddress: '5 quai Neuf', postalCode: '69002', addressLocality: 'Lyon' },
    founder: [{ name: 'Founder 0' }, { name: 'Founder 1' }],
  });
  const price = { price: 400, priceCurrency: 'EUR' };
  expect(service).toMatchObject({
    '@type': 'Service',
    offers: {
      ...price,
      priceSpecification: { ...price, valueAddedTaxIncluded: false, unitCode: 'MON' },
      eligibleDuration: { minValue: 2, unitCode: 'MON' },
    },
  });
  expect(page).toMatchObject({ '@type': 'AboutPage', inLanguage: 'fr' });
  expect(breadcrumbs).toMatchObject({ '@type': 'BreadcrumbList' });
});

/** Returns the names and addresses of a page's breadcrumbs, in order. */
const breadcrumbsOf = (locale: Locale, page: Page) => {
  const [, , , , breadcrumbs] = nodesOf(locale, page);
  const steps = breadcrumbs?.itemListElement as Record<'name' | 'item', string>[];
  return steps.map(({ name, item }) => [name, item.replace('https://site.example', '')]);
};

it('breadcrumbs lead from the site to the language, and from its home page to the page', () => {
  expect(breadcrumbsOf('en', 'landing')).toEqual([['Quai 9', '/']]);
  expect(breadcrumbsOf('fr', 'landing')).toEqual([
    ['Quai 9', '/'],
    ['Français', '/fr'],
  ]);
  expect(breadcrumbsOf('fr', 'about')).toEqual([
    ['Quai 9', '/fr'],
    [message('fr', 'page.about.name'), '/fr/about'],
  ]);
});

it.each(routes)('$path refers only to nodes that it contains', ({ locale, page, path }) => {
  const nodes = nodesOf(locale, page);
  const named = nodesBelow(nodes).filter((node) => '@id' in node);
  const ids = named.filter((node) => !isReference(node)).map((node) => String(node['@id']));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain(`https://site.example${path}#page`);
  for (const node of named.filter(isReference)) expect(ids).toContain(node['@id']);
});

it('escapes what could close the script element', () => {
  const graph = { '@context': 'https://schema.org', '@graph': ['</script><b>'] } as const;
  expect(serializeData(graph as never)).not.toContain('<');
  expect(JSON.parse(serializeData(graph as never))).toEqual(graph);
});
