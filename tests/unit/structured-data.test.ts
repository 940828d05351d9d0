import { describe, expect, it, vi } from 'vitest';
import { locales } from '../../src/locales.ts';
import { routes } from '../../src/routes.ts';
import { serializeData, structuredData } from '../../src/seo/structured-data.ts';
import { company, currency, launchOffer, plans } from '../../src/site.ts';

vi.mock('../../src/request.ts', () => ({ environment: () => 'https://site.example/' }));

type Node = Record<string, unknown>;

const nodesOf = (graph: ReturnType<typeof structuredData>): Node[] =>
  JSON.parse(serializeData(graph))['@graph'];

/** Every `{ '@id': … }` that stands for a node defined elsewhere. */
function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (typeof value !== 'object' || value === null) return [];
  const own = '@id' in value && Object.keys(value).length === 1 ? [String(value['@id'])] : [];
  return [...own, ...Object.values(value).flatMap(references)];
}

/** What schema.org's consumers ask of each type. */
const required = {
  WebSite: ['name', 'url', 'inLanguage', 'publisher'],
  Organization: ['name', 'legalName', 'url', 'logo', 'email', 'telephone', 'address'],
  Service: ['name', 'description', 'provider', 'offers'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity', 'inLanguage'],
  AudioObject: ['name', 'transcript', 'contentUrl', 'encodingFormat', 'duration', 'creditText'],
} as const;

describe.each(routes)('$path', ({ locale, page }) => {
  const nodes = nodesOf(structuredData(locale, page));
  const byType = (type: string) => nodes.find((node) => node['@type'] === type);

  it('has the nodes that its page calls for, with what they require', () => {
    const own =
      page === 'landing' ? (['FAQPage', 'AudioObject'] as const) : (['BreadcrumbList'] as const);
    for (const type of ['WebSite', 'Organization', 'Service', ...own] as const) {
      expect(byType(type), type).toBeDefined();
      for (const field of required[type]) expect(byType(type)?.[field], field).toBeTruthy();
    }
    expect(Boolean(byType('FAQPage'))).toBe(page === 'landing');
    expect(Boolean(byType('BreadcrumbList'))).toBe(page !== 'landing');
  });

  it('refers only to nodes of its own graph, each with an absolute id of its own', () => {
    const ids = nodes.map((node) => String(node['@id']));
    expect(new Set(ids).size).toBe(nodes.length);
    for (const id of ids) expect(id).toMatch(/^https:\/\/site\.example\/[^/]?.*#\w+$/);
    for (const id of references(nodes)) expect(ids).toContain(id);
  });

  it('offers the first plan at the price of the page, without VAT', () => {
    expect(byType('Service')?.offers).toMatchObject({
      price: plans[0].price,
      priceCurrency: currency,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: plans[0].price,
        unitCode: 'MON',
        valueAddedTaxIncluded: false,
      },
    });
  });

  it('lists every price a month on the page that shows them', () => {
    const prices = plans.flatMap(({ price }) => price ?? []);
    const list = byType('OfferCatalog')?.itemListElement as { price: number }[] | undefined;
    const wanted = page === 'landing' ? [...prices, launchOffer.price] : undefined;
    expect(list?.map(({ price }) => price)).toEqual(wanted);
  });

  it('says which language it is in', () => {
    const page = nodes.find((node) => String(node['@id']).endsWith('#page'));
    expect(page?.inLanguage).toBe(locales[locale].tag);
  });

  it('rates nobody', () => {
    expect(JSON.stringify(nodes)).not.toMatch(/AggregateRating|"Review"/);
  });
});

it('lists the steps from the home page to a page', () => {
  const nodes = nodesOf(structuredData('fr', 'cgv'));
  expect(nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement).toMatchObject([
    { position: 1, name: company.brand, item: 'https://site.example/fr' },
    { position: 2, item: 'https://site.example/fr/cgv' },
  ]);
});

it('cannot close the script element that it stands in', () => {
  const graph = { '@context': 'https://schema.org', '@graph': ['</script><b>'] } as const;
  expect(serializeData(graph as never)).not.toContain('<');
  expect(JSON.parse(serializeData(graph as never))).toEqual(graph);
});
