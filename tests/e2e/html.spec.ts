import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { localeCodes, locales } from '#src/facts/locales.ts';
import { pages, routes } from '#src/facts/pages.ts';
import { affiliatePath } from '../affiliate.ts';
import { htmlFaults } from '../html-faults.ts';
import { message } from '../message.ts';
import { person } from '../person.ts';
import { variable } from '../variables.ts';
import { postDocument, readForm } from './contact/submission.ts';

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
function readHead(html: string) {
  const [head = '', body = ''] = html.split('</head>');
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
    metadata: (name: string) => named(head, name).map(({ content, href }) => content ?? href),
    strays: once.filter((name) => named(body, name).length > 0),
    titles: elements('title'),
    data: elements('script type="application/ld\\+json"'),
    tags: tags(head),
  };
}

const stylesheet = globSync('dist/public/assets/*.css').map((path) => readFileSync(path, 'utf8'));
const styled = new Set(stylesheet.join('').match(/(?<=\.)[a-z][\w-]*/g));

/** Returns the faults of the HTML and its classes without a style, such as an uncompiled utility. */
async function pageFaults(html: string): Promise<string[]> {
  const lists = html.match(/(?<= class=")[^"]+/g) ?? [];
  const classes = lists.flatMap((list) => list.match(/\S+/g) ?? []);
  const unstyled = classes.filter((name) => !styled.has(name));
  return [...(await htmlFaults(html)), ...unstyled];
}

test('every page is valid HTML with each class styled and each tag of the head once', async ({
  request,
}) => {
  for (const { path, page, locale } of routes) {
    const html = await (await request.get(path, { headers: { 'Accept-Language': 'it' } })).text();
    expect.soft(await pageFaults(html), path).toEqual([]);
    expect.soft(html, path).toContain(`<html lang="${locales[locale].tag}"`);
    const { metadata, strays, titles, data, tags } = readHead(html);
    for (const name of once) expect.soft(metadata(name), `${name} of ${path}`).toHaveLength(1);
    expect.soft([strays, titles.length, data.length], path).toEqual([[], 1, 1]);
    if (!pages[page].hydrated) {
      expect.soft(html, path).not.toMatch(/name="generator"|__FLIGHT_DATA|modulepreload/);
    }
    expect.soft(tags.filter(({ charset, charSet }) => charset ?? charSet)).toHaveLength(1);
    const fonts = tags.filter(({ rel, as }) => rel === 'preload' && as === 'font');
    expect.soft(fonts, path).toHaveLength(2);
    expect.soft(metadata('canonical'), path).toEqual([site + path]);
    expect
      .soft(JSON.parse(data[0] ?? '')['@graph'], path)
      .toContainEqual(
        expect.objectContaining({ '@id': `${site}${path}#page`, inLanguage: locales[locale].tag }),
      );
  }
});

test('the contact page is valid HTML in every state', async ({ request, baseURL }) => {
  // The page without a code is one of the pages above.
  for (const path of [...localeCodes.map(affiliatePath), '/fr/contact?ref=nope']) {
    expect.soft(await pageFaults(await (await request.get(path)).text()), path).toEqual([]);
  }
  const url = String(baseURL);
  const path = affiliatePath('fr');
  const hidden = await readForm(url, path);
  const post = (typed: typeof person) =>
    postDocument(url, path, [...hidden, ...Object.entries(typed)]);

  const refused = await (await post({ ...person, phone: ' ' })).text();
  expect(refused).toContain('aria-invalid');
  // Nothing lies over an answer.
  expect(refused).not.toContain('data-loading');
  expect(await pageFaults(refused)).toEqual([]);

  const sent = await (await post(person)).text();
  expect(sent).toContain(message('fr', 'contact.sent.title'));
  expect(sent).not.toContain('data-loading');
  expect(await pageFaults(sent)).toEqual([]);
});

test('leaves the query out of the contact page’s canonical URL', async ({ request }) => {
  const { metadata } = readHead(await (await request.get('/de/contact?ref=nobody')).text());
  expect(metadata('canonical')).toEqual([`${site}/de/contact`]);
});

test('serves every icon that the head links to', async ({ request }) => {
  const { metadata } = readHead(await (await request.get('/')).text());
  const icons = [...metadata('icon'), ...metadata('apple-touch-icon')];
  expect(icons).toHaveLength(3);
  for (const icon of icons) {
    const response = await request.get(String(icon));
    expect(response.status(), icon).toBe(200);
    expect(response.headers()['content-type'], icon).toMatch(/^image\//);
  }
});
