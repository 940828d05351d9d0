import { type APIRequestContext, expect, type Page, test } from 'playwright/test';
import { localeCodes, locales } from '../../src/locales.ts';
import { localePath, routes } from '../../src/routes.ts';
import { company, currency, plans } from '../../src/site.ts';
import { variable } from '../variables.ts';

/** Whatever host the tests ask. */
const site = variable('SITE_URL');

/** All values of an attribute in the head, in order. */
function all(page: Page, selector: string, attribute = 'content'): Promise<(string | null)[]> {
  return page
    .locator(`head ${selector}`)
    .evaluateAll((tags, name) => tags.map((tag) => tag.getAttribute(name)), attribute);
}

const once = [
  'meta[charset]',
  'meta[name="viewport"]',
  'title',
  'meta[name="description"]',
  'meta[name="keywords"]',
  'link[rel="canonical"]',
  'link[rel="manifest"]',
  'link[rel="apple-touch-icon"]',
  'link[rel="icon"][type="image/svg+xml"]',
  'meta[name="theme-color"][media*="light"]',
  'meta[name="theme-color"][media*="dark"]',
  ...['title', 'description', 'type', 'url', 'site_name', 'locale'].map(
    (name) => `meta[property="og:${name}"]`,
  ),
  ...['', ':type', ':width', ':height', ':alt'].map((part) => `meta[property="og:image${part}"]`),
  ...['card', 'title', 'description', 'image', 'image:alt'].map(
    (name) => `meta[name="twitter:${name}"]`,
  ),
  'script[type="application/ld+json"]',
];

for (const locale of localeCodes) {
  test(`the heads of the pages in ${locale}`, async ({ page }) => {
    for (const { path, page: name } of routes.filter((route) => route.locale === locale)) {
      await test.step(path, async () => {
        await page.goto(path);
        for (const selector of once) {
          await expect(page.locator(selector), selector).toHaveCount(1);
          await expect(page.locator(`head > ${selector}`), selector).toHaveCount(1);
        }
        const canonical = `${site}${path}`;
        expect(await all(page, 'link[rel="canonical"]', 'href')).toEqual([canonical]);
        expect(await all(page, 'meta[property="og:url"]')).toEqual([canonical]);
        expect(await all(page, 'meta[property="og:title"]')).toEqual([await page.title()]);
        expect(await all(page, 'meta[name="twitter:card"]')).toEqual(['summary_large_image']);
        expect(await all(page, 'meta[property="og:locale"]')).toEqual([locales[locale].openGraph]);
        expect((await all(page, 'meta[property="og:locale:alternate"]')).sort()).toEqual(
          localeCodes
            .filter((code) => code !== locale)
            .map((code) => locales[code].openGraph)
            .sort(),
        );
        const [image] = await all(page, 'meta[property="og:image"]');
        expect(image).toMatch(new RegExp(`^${site}/og/${locale}/${name}\\.png\\?v=[\\da-f]{8}$`));
        expect(await all(page, 'meta[name="twitter:image"]')).toEqual([image]);
        expect(await all(page, 'link[rel="alternate"]', 'href')).toEqual(
          [...localeCodes, 'en' as const].map((code) => site + localePath(code, name)),
        );
        expect(await all(page, 'link[rel="alternate"]', 'hreflang')).toEqual([
          ...localeCodes,
          'x-default',
        ]);
      });
    }
  });
}

test('the contact page’s canonical carries no query', async ({ page }) => {
  await page.goto('/de/contact?ref=nobody');
  expect(await all(page, 'link[rel="canonical"]', 'href')).toEqual([`${site}/de/contact`]);
});

test('the alternates are those of the sitemap, and each page names all that name it', async ({
  page,
  request,
}) => {
  const entries = await sitemapEntries(request);
  expect([...entries.keys()].sort()).toEqual(routes.map(({ path }) => site + path).sort());
  for (const { path } of routes) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const alternates = await all(page, 'link[rel="alternate"]', 'href');
    expect(alternates).toEqual(entries.get(site + path));
    for (const other of alternates) expect(entries.get(String(other))).toContain(site + path);
  }
});

async function sitemapEntries(request: APIRequestContext): Promise<Map<string, string[]>> {
  const response = await request.get('/sitemap.xml');
  expect(response.headers()['content-type']).toMatch(/^application\/xml/);
  const entries = (await response.text()).match(/<url>.*?<\/url>/gs) ?? [];
  return new Map(
    entries.map((entry) => [
      entry.match(/<loc>(.*?)<\/loc>/)?.[1] ?? '',
      [...entry.matchAll(/href="(.*?)"/g)].map(([, href]) => String(href)),
    ]),
  );
}

test('every page has structured data of its own language, with the price it shows', async ({
  page,
}) => {
  for (const { path, locale, page: name } of routes) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const json = await page.locator('script[type="application/ld+json"]').textContent();
    const graph: { '@type': string; '@id': string }[] = JSON.parse(String(json))['@graph'];
    const types = graph.map((node) => node['@type']);
    expect(types.slice(0, 3)).toEqual(['WebSite', 'Organization', 'Service']);
    const last = name === 'landing' ? ['FAQPage', 'AudioObject'] : ['BreadcrumbList'];
    expect(types.slice(-last.length)).toEqual(last);
    expect(graph.find((node) => node['@type'] === 'Service')).toMatchObject({
      offers: { price: plans[0].price, priceCurrency: currency },
    });
    expect(graph.find((node) => node['@id'] === `${site}${path}#page`)).toMatchObject({
      inLanguage: locales[locale].tag,
    });
  }
});

test('every icon and manifest that a head names is there', async ({ page, request }) => {
  for (const locale of localeCodes) {
    await page.goto(localePath(locale), { waitUntil: 'domcontentloaded' });
    const icons = await all(page, 'link[rel="icon"], head link[rel="apple-touch-icon"]', 'href');
    const [address] = await all(page, 'link[rel="manifest"]', 'href');
    const response = await request.get(String(address));
    expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
    const manifest = await response.json();
    expect(manifest.name).toBe(company.brand);
    const listed = manifest.icons.map(({ src }: { src: string }) => src);
    for (const icon of new Set([...icons, ...listed])) {
      const { status, type } = await request.get(String(icon)).then((answer) => ({
        status: answer.status(),
        type: answer.headers()['content-type'],
      }));
      expect(status, String(icon)).toBe(200);
      expect(type, String(icon)).toMatch(/^image\//);
    }
  }
});

test('robots.txt, security.txt and llms.txt are plain text, with 304 and HEAD', async ({
  request,
}) => {
  for (const path of ['/robots.txt', '/.well-known/security.txt', '/llms.txt', '/pt/llms.txt']) {
    // Compressed, it is another representation to HTTP, with another tag.
    const plain = { 'Accept-Encoding': 'identity' };
    const response = await request.get(path, { headers: plain });
    expect(response.status(), path).toBe(200);
    const { etag, 'content-type': type } = response.headers();
    expect(type).toMatch(/^text\/plain/);
    const known = await request.get(path, {
      headers: { ...plain, 'If-None-Match': String(etag) },
    });
    expect(known.status(), path).toBe(304);
    expect((await request.head(path)).status(), path).toBe(200);
    expect((await request.post(path)).status(), path).toBe(405);
  }
  expect(await (await request.get('/robots.txt')).text()).toContain(`${site}/sitemap.xml`);
});

test('a server that is not the production’s may be indexed nowhere', async ({ request }) => {
  for (const path of ['/', '/fr/cgv', '/nope', '/og/fr/landing.png', '/robots.txt']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.headers()['x-robots-tag'], path).toBe('noindex');
  }
  const production = await request.get('/fr', { headers: { Host: new URL(site).host } });
  expect(production.headers()['x-robots-tag']).toBe('max-image-preview:large');
});
