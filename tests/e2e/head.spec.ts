import { type APIRequestContext, expect, test } from 'playwright/test';
import { locales } from '#src/site/locales.ts';
import { routes } from '#src/site/pages.ts';
import { variable } from '../variables.ts';

/** The production URL, regardless of the host under test. */
const site = variable('SITE_URL');

/** Tags that every page has exactly once in its head. */
const once = [
  ...['viewport', 'description', 'keywords', 'canonical', 'apple-touch-icon'],
  ...['title', 'description', 'type', 'url', 'site_name', 'locale'].map((name) => `og:${name}`),
  ...['', ':width', ':height', ':alt'].map((part) => `og:image${part}`),
  'twitter:card',
];

type Tag = Record<string, string>;

/** Reads the head of a page as the server sends it: the content of its tags by name, in order. */
async function readHead(request: APIRequestContext, path: string) {
  const [head = '', body = ''] = (await (await request.get(path)).text()).split('</head>');
  const tags = (html: string) =>
    Array.from(html.matchAll(/<(?:meta|link) ([^>]*?)\/?>/g), ([, text = '']): Tag => {
      const attributes = text.matchAll(/([\w:-]+)(?:="([^"]*)")?/gi);
      return Object.fromEntries(Array.from(attributes, ([, name, value]) => [name, value ?? '']));
    });
  const named = (html: string, name: string) =>
    tags(html).filter((tag) => [tag.property, tag.name, tag.rel].includes(name));
  const elements = (name: string) =>
    Array.from(head.matchAll(new RegExp(`<${name}>(.*?)</`, 'gs')), ([, text]) => text);
  return {
    said: (name: string) => named(head, name).map(({ content, href }) => content ?? href),
    strays: once.filter((name) => named(body, name).length > 0),
    titles: elements('title'),
    data: elements('script type="application/ld\\+json"'),
    tags: tags(head),
  };
}

test('has each tag of the head exactly once', async ({ request }) => {
  // In parallel, since each contact page takes a second.
  const heads = routes.map(async (route) => ({ route, head: await readHead(request, route.path) }));
  for (const { route, head } of await Promise.all(heads)) {
    const { path, locale } = route;
    const { said, strays, titles, data, tags } = head;
    for (const name of once) expect.soft(said(name), `${name} of ${path}`).toHaveLength(1);
    expect.soft([strays, titles.length, data.length], path).toEqual([[], 1, 1]);
    expect.soft(tags.filter(({ charset, charSet }) => charset ?? charSet)).toHaveLength(1);
    expect.soft(said('canonical'), path).toEqual([site + path]);
    expect
      .soft(JSON.parse(data[0] ?? '')['@graph'], path)
      .toContainEqual(
        expect.objectContaining({ '@id': `${site}${path}#page`, inLanguage: locales[locale].tag }),
      );
  }
});

test('leaves the query out of the contact page’s canonical URL', async ({ request }) => {
  const { said } = await readHead(request, '/de/contact?ref=nobody');
  expect(said('canonical')).toEqual([`${site}/de/contact`]);
});

test('serves every icon that the head links to', async ({ request }) => {
  const { said } = await readHead(request, '/');
  const icons = [...said('icon'), ...said('apple-touch-icon')];
  expect(icons).toHaveLength(3);
  for (const icon of icons) {
    const response = await request.get(String(icon));
    expect(response.status(), icon).toBe(200);
    expect(response.headers()['content-type'], icon).toMatch(/^image\//);
  }
});

test('lets search engines index only the production host', async ({ request }) => {
  for (const path of ['/', '/fr/cgv', '/nope', '/og/fr/landing.png', '/robots.txt']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.headers()['x-robots-tag'], path).toBe('noindex');
  }
  const production = await request.get('/fr', { headers: { Host: new URL(site).host } });
  expect(production.headers()['x-robots-tag']).toBe('max-image-preview:large');
});
