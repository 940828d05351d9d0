import { describe, expect, it } from 'vitest';
import { growthPackageText } from '#src/intl/phrases/growth-package.ts';
import { promotionalPrice } from '#src/prices/term-price.ts';
import { serializeData, structuredData } from '#src/seo/structured-data.ts';
import { type Locale, localeCodes, locales } from '#src/site/locales.ts';
import { type Page, routes } from '#src/site/pages.ts';
import { commitment, company, currency, growthPackage, plans, prepayment } from '#src/site/site.ts';
import { words } from '../words.ts';

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

/** Returns the offers of the price list with references resolved; most pages have none. */
function listedOffers(nodes: Node[]): Node[] {
  const below = nodesBelow(nodes);
  const list = below.find((node) => node['@type'] === 'OfferCatalog')?.itemListElement ?? [];
  const defined = (item: Node) =>
    below.find((node) => node['@id'] === item['@id'] && !isReference(node));
  return (list as Node[]).map((item) => (isReference(item) && defined(item)) || item);
}

/** Properties that schema.org's consumers require of each type. */
const required = {
  WebSite: ['name', 'url', 'inLanguage', 'publisher'],
  Organization: ['name', 'legalName', 'url', 'logo', 'email', 'telephone', 'address'],
  Service: ['name', 'description', 'provider', 'offers'],
  BreadcrumbList: ['itemListElement'],
};

describe.each(routes)('$path', ({ locale, page, path }) => {
  const nodes = nodesOf(locale, page);
  const byType = (type: string) => nodes.find((node) => node['@type'] === type);

  it('refers only to nodes that it contains, each with an absolute id', () => {
    for (const [type, fields] of Object.entries(required)) {
      for (const field of fields) expect(byType(type)?.[field], `${type}.${field}`).toBeTruthy();
    }
    const named = nodesBelow(nodes).filter((node) => '@id' in node);
    const ids = named.filter((node) => !isReference(node)).map((node) => String(node['@id']));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(nodes.map((node) => node['@id'])));
    for (const id of ids) expect(id).toMatch(/^https:\/\/site\.example\/[^/]?.*#\w+$/);
    for (const node of named.filter(isReference)) expect(ids).toContain(node['@id']);
    const ownPage = nodes.find((node) => String(node['@id']).endsWith('#page'));
    expect(ownPage?.inLanguage).toBe(locales[locale].tag);
    expect(ownPage?.url).toBe(`https://site.example${path}`);
    expect(JSON.stringify(nodes)).not.toMatch(/AggregateRating|"Review"/);
  });

  it('offers the first plan, and every plan on the landing page, per month without VAT', () => {
    const listed = listedOffers(nodes);
    const prices = plans.flatMap(({ price }) => price ?? []);
    expect(listed.map(({ price }) => price)).toEqual(
      page === 'landing' ? [...prices, growthPackage.price, promotionalPrice] : [],
    );
    const monthly = { eligibleDuration: { minValue: commitment.months, unitCode: 'MON' } };
    expect(byType('Service')?.offers).toMatchObject({ price: plans[0].price, ...monthly });
    for (const offer of listed.slice(0, -1)) expect(offer).toMatchObject(monthly);
    const offers = nodesBelow(nodes).filter((node) => node['@type'] === 'Offer');
    expect(offers).toHaveLength(Math.max(1, listed.length));
    for (const { price, priceCurrency, priceSpecification } of offers) {
      expect(priceCurrency).toBe(currency);
      const specifications = [priceSpecification].flat();
      expect(specifications[0]).toMatchObject({ price });
      for (const specification of specifications) {
        expect(specification).toMatchObject({
          '@type': 'UnitPriceSpecification',
          priceCurrency: currency,
          unitCode: 'MON',
          valueAddedTaxIncluded: false,
        });
      }
    }
  });
});

it.each(localeCodes)('describes the growth package as the page does in %s', (locale) => {
  const description = growthPackageText(locale);
  const [monthly, prepaid] = listedOffers(nodesOf(locale, 'landing')).slice(-2);
  expect(monthly).toMatchObject({ description, price: growthPackage.price });
  expect(prepaid).toMatchObject({
    description,
    priceSpecification: [
      { price: promotionalPrice },
      { price: growthPackage.price, priceType: 'https://schema.org/ListPrice' },
    ],
    eligibleDuration: prepayment.months.map((value) => ({ value, unitCode: 'MON' })),
  });
});

it('describes a node identically on every page', () => {
  const said = new Map<unknown, unknown>();
  for (const { locale, page } of routes) {
    for (const { hasOfferCatalog, ...node } of nodesOf(locale, page)) {
      expect(node).toEqual(said.get(node['@id']) ?? node);
      said.set(node['@id'], node);
    }
  }
});

it('links the service to its terms', () => {
  const nodes = nodesOf('fr', 'landing');
  const byType = (type: string) => nodes.find((node) => node['@type'] === type);
  expect(byType('Service')?.termsOfService).toBe('https://site.example/fr/cgv');
});

it('starts the breadcrumbs at the language’s home page, and those of that page at the site', () => {
  const steps = (page: Page) =>
    nodesOf('fr', page).find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement;
  expect(steps('landing')).toMatchObject([
    { position: 1, name: company.brand, item: 'https://site.example/' },
    { position: 2, name: locales.fr.name, item: 'https://site.example/fr' },
  ]);
  expect(steps('cgv')).toMatchObject([
    { position: 1, name: company.brand, item: 'https://site.example/fr' },
    { position: 2, name: words('fr', 'footer.cgv'), item: 'https://site.example/fr/cgv' },
  ]);
});

it('escapes what could close the script element', () => {
  const graph = { '@context': 'https://schema.org', '@graph': ['</script><b>'] } as const;
  expect(serializeData(graph as never)).not.toContain('<');
  expect(JSON.parse(serializeData(graph as never))).toEqual(graph);
});
