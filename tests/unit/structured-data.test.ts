import { describe, expect, it, vi } from 'vitest';
import { launchOfferText } from '../../src/intl/phrases/launch-offer.ts';
import { promotionalPrice } from '../../src/prices/term-price.ts';
import { serializeData, structuredData } from '../../src/seo/structured-data.ts';
import { localeCodes, locales } from '../../src/site/locales.ts';
import { routes } from '../../src/site/pages.ts';
import { recordingFile } from '../../src/site/recording.ts';
import {
  commitment,
  company,
  currency,
  launchOffer,
  plans,
  prepayment,
} from '../../src/site/site.ts';

vi.mock('../../src/worker/request.ts', () => ({ environment: () => 'https://site.example/' }));

type Node = Record<string, unknown>;

const nodesOf = (graph: ReturnType<typeof structuredData>): Node[] =>
  JSON.parse(serializeData(graph))['@graph'];

/** Every object of the graph, however deep. */
function nodesBelow(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesBelow);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(nodesBelow)];
}

/** Whether `{ '@id': … }` stands for a node defined elsewhere. */
const isReference = (node: Node) => '@id' in node && Object.keys(node).length === 1;

/** The offers of the price list, the referred one as it is defined. */
function listedOffers(nodes: Node[]): Node[] | undefined {
  const below = nodesBelow(nodes);
  const list = below.find((node) => node['@type'] === 'OfferCatalog')?.itemListElement;
  const defined = (item: Node) =>
    below.find((node) => node['@id'] === item['@id'] && !isReference(node));
  return (list as Node[] | undefined)?.map((item) => (isReference(item) && defined(item)) || item);
}

/** What schema.org's consumers require of each type. */
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
    const own = page === 'landing' ? (['FAQPage', 'AudioObject'] as const) : [];
    const everywhere = ['WebSite', 'Organization', 'Service', 'BreadcrumbList'] as const;
    for (const type of [...everywhere, ...own]) {
      expect(byType(type), type).toBeDefined();
      for (const field of required[type]) expect(byType(type)?.[field], field).toBeTruthy();
    }
    expect(Boolean(byType('FAQPage'))).toBe(page === 'landing');
  });

  it('refers only to nodes of its own graph, each with an absolute id of its own', () => {
    const named = nodesBelow(nodes).filter((node) => '@id' in node);
    const ids = named.filter((node) => !isReference(node)).map((node) => String(node['@id']));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(nodes.map((node) => node['@id'])));
    for (const id of ids) expect(id).toMatch(/^https:\/\/site\.example\/[^/]?.*#\w+$/);
    for (const node of named.filter(isReference)) expect(ids).toContain(node['@id']);
  });

  it('offers the first plan at the price of the page', () => {
    expect(byType('Service')?.offers).toMatchObject({ price: plans[0].price });
  });

  it('lists every price a month on the page that shows them', () => {
    const prices = plans.flatMap(({ price }) => price ?? []);
    const wanted =
      page === 'landing' ? [...prices, launchOffer.price, promotionalPrice] : undefined;
    expect(listedOffers(nodes)?.map(({ price }) => price)).toEqual(wanted);
  });

  it('says of every price that it is a month, without VAT', () => {
    const offers = nodesBelow(nodes).filter((node) => node['@type'] === 'Offer');
    const listed = listedOffers(nodes) ?? [];
    expect(offers).toHaveLength(Math.max(1, listed.length));
    for (const offer of offers) {
      const { price } = offer;
      expect(offer).toMatchObject({ price: expect.any(Number), priceCurrency: currency });
      const [own, ...others] = [offer.priceSpecification].flat();
      expect(own).toMatchObject({ price });
      for (const specification of [own, ...others]) {
        expect(specification).toMatchObject({
          '@type': 'UnitPriceSpecification',
          priceCurrency: currency,
          unitCode: 'MON',
          valueAddedTaxIncluded: false,
        });
      }
    }
  });

  it('says for how long at least is bought what is paid month by month', () => {
    const plan = { eligibleDuration: { minValue: commitment.months, unitCode: 'MON' } };
    expect(byType('Service')?.offers).toMatchObject(plan);
    for (const offer of listedOffers(nodes)?.slice(0, -1) ?? []) expect(offer).toMatchObject(plan);
  });

  it('says which language it is in', () => {
    const page = nodes.find((node) => String(node['@id']).endsWith('#page'));
    expect(page?.inLanguage).toBe(locales[locale].tag);
  });

  it('rates nobody', () => {
    expect(JSON.stringify(nodes)).not.toMatch(/AggregateRating|"Review"/);
  });
});

it.each(localeCodes)('says of the launch offer what the page says of it: %s', (locale) => {
  const description = launchOfferText(locale);
  const [monthly, prepaid] =
    listedOffers(nodesOf(structuredData(locale, 'landing')))?.slice(-2) ?? [];
  expect(monthly).toMatchObject({ description, price: launchOffer.price });
  expect(prepaid).toMatchObject({
    description,
    priceSpecification: [
      { price: promotionalPrice },
      { price: launchOffer.price, priceType: 'https://schema.org/ListPrice' },
    ],
    eligibleDuration: prepayment.months.map((value) => ({ value, unitCode: 'MON' })),
  });
});

it('says the same of a node wherever it is', () => {
  const said = new Map<unknown, unknown>();
  for (const { locale, page } of routes) {
    for (const { hasOfferCatalog, ...node } of nodesOf(structuredData(locale, page))) {
      expect(node).toEqual(said.get(node['@id']) ?? node);
      said.set(node['@id'], node);
    }
  }
});

it('says how long the recording is (ISO 8601), and which terms the service is sold on', () => {
  const nodes = nodesOf(structuredData('fr', 'landing'));
  const byType = (type: string) => nodes.find((node) => node['@type'] === type);
  expect(byType('AudioObject')?.duration).toBe(`PT${recordingFile.seconds}S`);
  expect(byType('Service')?.termsOfService).toBe('https://site.example/fr/cgv');
});

it('lists the steps to a page: from the home page of its language, to that from the site', () => {
  const steps = (page: 'landing' | 'cgv') =>
    nodesOf(structuredData('fr', page)).find((node) => node['@type'] === 'BreadcrumbList')
      ?.itemListElement;
  expect(steps('landing')).toMatchObject([
    { position: 1, name: company.brand, item: 'https://site.example/' },
    { position: 2, name: locales.fr.name, item: 'https://site.example/fr' },
  ]);
  expect(steps('cgv')).toMatchObject([
    { position: 1, name: company.brand, item: 'https://site.example/fr' },
    { position: 2, item: 'https://site.example/fr/cgv' },
  ]);
});

it('cannot close the script element that it stands in', () => {
  const graph = { '@context': 'https://schema.org', '@graph': ['</script><b>'] } as const;
  expect(serializeData(graph as never)).not.toContain('<');
  expect(JSON.parse(serializeData(graph as never))).toEqual(graph);
});
