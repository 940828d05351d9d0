import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { cardText } from '#src/og/card-text.ts';
import { Metadata } from '#src/seo/metadata.tsx';
import type { Locale } from '#src/site/locales.ts';
import { type Page, routes } from '#src/site/pages.ts';
import { company } from '#src/site/site.ts';
import { themeColors } from '#src/site/theme.ts';
import { words } from '../words.ts';

/** Returns the content of a page's tags by name, in order. */
function metadata(locale: Locale, page: Page): Map<string, string[]> {
  const html = renderToStaticMarkup(<Metadata locale={locale} page={page} />);
  const said = new Map<string, string[]>();
  const add = (name: string, value: string) => said.set(name, [...(said.get(name) ?? []), value]);
  add('title', /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '');
  for (const [, tag = ''] of html.matchAll(/<(?:meta|link) ([^>]*?)\/?>/g)) {
    const pairs = Array.from(tag.matchAll(/(\w[\w-]*)="([^"]*)"/g), ([, key, value]) => [
      String(key).toLowerCase(),
      value,
    ]);
    const { property, name, rel, hreflang, media, content, href } = Object.fromEntries(pairs);
    add([property ?? name ?? rel, hreflang ?? media].filter(Boolean).join(' '), content ?? href);
  }
  return said;
}

it('links the page in every language, with English as the default', () => {
  const said = metadata('fr', 'about');
  expect(said.get('canonical')).toEqual(['https://site.example/fr/about']);
  for (const [language, url] of [
    ['en', 'https://site.example/about'],
    ['fr', 'https://site.example/fr/about'],
    ['pt', 'https://site.example/pt/about'],
    ['es', 'https://site.example/es/about'],
    ['de', 'https://site.example/de/about'],
    ['it', 'https://site.example/it/about'],
    ['x-default', 'https://site.example/about'],
  ]) {
    expect(said.get(`alternate ${language}`)).toEqual([url]);
  }
  expect(said.get('og:locale')).toEqual(['fr_FR']);
  expect(said.get('og:locale:alternate')).toEqual(['en_US', 'pt_PT', 'es_ES', 'de_DE', 'it_IT']);
});

it('has the background as theme colour, light or dark', () => {
  const said = metadata('en', 'landing');
  expect(said.get('theme-color (prefers-color-scheme: light)')).toEqual([themeColors.light]);
  expect(said.get('theme-color (prefers-color-scheme: dark)')).toEqual([themeColors.dark]);
  expect(themeColors.light).not.toBe(themeColors.dark);
});

it.each(routes)('$path has the same metadata for search engines and social networks', (route) => {
  const { locale, page, path } = route;
  const said = metadata(locale, page);
  const one = (name: string) => {
    expect(said.get(name), name).toHaveLength(1);
    return said.get(name)?.[0];
  };
  expect(one('canonical')).toBe(`https://site.example${path}`);
  expect(one('og:url')).toBe(one('canonical'));
  expect([one('og:title'), one('og:description')]).toEqual([one('title'), one('description')]);
  expect(one('og:image')).toMatch(
    new RegExp(`^https://site\\.example/og/${locale}/${page}\\.png\\?v=[\\da-f]{8}$`),
  );
  expect([one('og:image:width'), one('og:image:height')]).toEqual(['1200', '630']);
  const { title } = cardText(locale, page);
  const alt = words(locale, 'card.alt', { brand: company.brand, words: title });
  expect(one('og:image:alt')).toBe(alt);
  expect(one('twitter:card')).toBe('summary_large_image');
});
