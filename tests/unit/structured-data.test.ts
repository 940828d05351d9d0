import { existsSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { serializeData, structuredData } from '#src/seo/structured-data.ts';
import type { Locale } from '#src/site/locales.ts';
import { type Page, routes } from '#src/site/pages.ts';
import { words } from '../words.ts';

vi.mock('#src/site/site.ts', async (original) => {
  const site = await original<typeof import('#src/site/site.ts')>();
  return {
    ...site,
    company: {
      ...site.company,
      brand: 'Quai 9',
      legalName: 'Quai 9 SARL',
      vatNumber: 'FR11 111222333',
      address: { street: '5 quai Neuf', postalCode: '69002', city: 'Lyon', country: 'FR' },
      email: 'salut@quai9.example',
      phone: '+33-4-99-00-72-72',
    },
    founders: site.founders.map((founder, index) => ({ ...founder, name: `Founder ${index}` })),
    plans: [{ id: 'one', episodes: 1, price: 490 }, ...site.plans.slice(1)],
    lowestPrice: 490,
    commitment: { months: 3 },
    delivery: { ...site.delivery, hours: 72 },
  };
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

const [website, organization, service, page, breadcrumbs] = nodesOf('fr', 'about');

describe('the French page about the company describes', () => {
  it('the site', () => {
    expect(website).toEqual({
      '@type': 'WebSite',
      '@id': 'https://site.example/#website',
      url: 'https://site.example/',
      name: 'Quai 9',
      inLanguage: ['en', 'fr', 'pt-PT', 'es', 'de', 'it'],
      publisher: { '@id': 'https://site.example/#organization' },
    });
  });

  it('the company', () => {
    expect(organization).toEqual({
      '@type': 'Organization',
      '@id': 'https://site.example/#organization',
      name: 'Quai 9',
      legalName: 'Quai 9 SARL',
      url: 'https://site.example/',
      logo: { '@type': 'ImageObject', url: 'https://site.example/icon-512.png' },
      email: 'salut@quai9.example',
      telephone: '+33-4-99-00-72-72',
      vatID: 'FR11 111222333',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '5 quai Neuf',
        postalCode: '69002',
        addressLocality: 'Lyon',
        addressCountry: 'FR',
      },
      founder: [
        { '@type': 'Person', name: 'Founder 0' },
        { '@type': 'Person', name: 'Founder 1' },
      ],
    });
    expect(existsSync('public/icon-512.png')).toBe(true);
  });

  it('the service with the price of one episode a month, without VAT', () => {
    expect(service).toEqual({
      '@type': 'Service',
      '@id': 'https://site.example/fr#service',
      name: words('fr', 'service.name'),
      description: expect.stringContaining('490\u00a0€'),
      url: 'https://site.example/fr',
      termsOfService: 'https://site.example/fr/cgv',
      provider: { '@id': 'https://site.example/#organization' },
      offers: {
        '@type': 'Offer',
        '@id': 'https://site.example/fr#offer',
        url: 'https://site.example/fr#pricing',
        name: '1\u00a0épisode par mois',
        price: 490,
        priceCurrency: 'EUR',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: 490,
          priceCurrency: 'EUR',
          valueAddedTaxIncluded: false,
          unitCode: 'MON',
        },
        eligibleDuration: { '@type': 'QuantitativeValue', minValue: 3, unitCode: 'MON' },
      },
    });
  });

  it('the page and its place in the site', () => {
    expect(page).toEqual({
      '@type': 'AboutPage',
      '@id': 'https://site.example/fr/about#page',
      url: 'https://site.example/fr/about',
      name: words('fr', 'about.meta.title', { brand: 'Quai 9' }),
      description: words('fr', 'about.meta.description', { brand: 'Quai 9', hours: 72 }),
      inLanguage: 'fr',
      isPartOf: { '@id': 'https://site.example/#website' },
      about: { '@id': 'https://site.example/#organization' },
      breadcrumb: { '@id': 'https://site.example/fr/about#breadcrumb' },
    });
    expect(breadcrumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      '@id': 'https://site.example/fr/about#breadcrumb',
      itemListElement: [
        { position: 1, name: 'Quai 9', item: 'https://site.example/fr' },
        { position: 2, name: words('fr', 'footer.about'), item: 'https://site.example/fr/about' },
      ],
    });
  });
});

it('the home page is about the service, and its breadcrumbs start at the site', () => {
  const [, , , home, steps] = nodesOf('fr', 'landing');
  expect(home?.about).toEqual({ '@id': 'https://site.example/fr#service' });
  expect(steps?.itemListElement).toMatchObject([
    { position: 1, name: 'Quai 9', item: 'https://site.example/' },
    { position: 2, name: 'Français', item: 'https://site.example/fr' },
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

it('describes a node identically on every page', () => {
  const said = new Map<unknown, unknown>();
  for (const { locale, page } of routes) {
    for (const node of nodesOf(locale, page)) {
      expect(node).toEqual(said.get(node['@id']) ?? node);
      said.set(node['@id'], node);
    }
  }
});

it('escapes what could close the script element', () => {
  const graph = { '@context': 'https://schema.org', '@graph': ['</script><b>'] } as const;
  expect(serializeData(graph as never)).not.toContain('<');
  expect(JSON.parse(serializeData(graph as never))).toEqual(graph);
});
