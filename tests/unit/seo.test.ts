import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { pageName } from '#src/intl/phrases/page-name.ts';
import { llmsTxt } from '#src/seo/llms-txt.ts';
import { pageMetadata } from '#src/seo/page-metadata.ts';
import { robotsTxt } from '#src/seo/robots-txt.ts';
import { securityTxt } from '#src/seo/security-txt.ts';
import { sitemap } from '#src/seo/sitemap.ts';
import { speculationRules } from '#src/seo/speculation-rules.ts';
import { localeCodes } from '#src/site/locales.ts';
import { routes } from '#src/site/pages.ts';
import { city, company } from '#src/site/site.ts';
import { words } from '../words.ts';

describe('security.txt', () => {
  it('expires eleven months after the build, so in less than a year (RFC 9116)', () => {
    const [, expires = ''] = /^Expires: (.+)$/m.exec(securityTxt()) ?? [];
    const days = (Date.parse(expires) - Date.parse(import.meta.env.BUILT_AT)) / 86_400_000;
    expect(days).toBeGreaterThan(330);
    expect(days).toBeLessThan(340);
  });

  it('contains the contact and its own URL', () => {
    expect(securityTxt()).toContain(`Contact: mailto:${company.email}\n`);
    expect(securityTxt()).toContain('Canonical: https://site.example/.well-known/security.txt\n');
  });
});

it('robots.txt allows all crawling and names the sitemap', () => {
  expect(robotsTxt()).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://site.example/sitemap.xml\n',
  );
});

it('llms.txt names the brand, the pages with their descriptions and the languages', () => {
  const text = llmsTxt();
  expect(text).toContain(`# ${company.brand}\n\n> ${words('en', 'hero.subtitle')}\n\n## Prices\n`);
  const links = text.matchAll(/^- \[(.+)\]\(https:\/\/site\.example(.+)\): .{50,}\.$/gm);
  expect(Array.from(links, ([, name, path]) => [name, path])).toEqual(
    expect.arrayContaining([
      [company.brand, '/'],
      ['Who we are', '/about'],
      ['Legal notice and personal data', '/legals'],
      ['Terms of sale', '/cgv'],
      ['Referred by a partner?', '/contact'],
    ]),
  );
  expect(text).toContain(
    'Every page exists in 6 languages: English, Français, Português, Español, Deutsch, Italiano.',
  );
});

it('the sitemap lists every page with its alternates', () => {
  const xml = sitemap();
  expect(xml).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ');
  expect(xml).toContain(' xmlns:xhtml="http://www.w3.org/1999/xhtml">');
  expect(xml.match(/<url>/g)).toHaveLength(routes.length);
  expect(xml.match(/<xhtml:link /g)).toHaveLength(routes.length * (localeCodes.length + 1));
  const [entry = ''] = xml.match(/<url><loc>https:\/\/site\.example\/de\/about<\/loc>.*/) ?? [];
  const links = entry.matchAll(/hreflang="([^"]+)" href="https:\/\/site\.example([^"]+)"/g);
  expect(Array.from(links, ([, language, path]) => [language, path])).toEqual([
    ['en', '/about'],
    ['fr', '/fr/about'],
    ['pt', '/pt/about'],
    ['es', '/es/about'],
    ['de', '/de/about'],
    ['it', '/it/about'],
    ['x-default', '/about'],
  ]);
});

it('the sitemap escapes URLs', () => {
  vi.stubEnv('SITE_URL', 'https://site.example/?a="<b>"&c');
  onTestFinished(() => void vi.unstubAllEnvs());
  const escaped = 'https://site.example/?a=&quot;&lt;b&gt;&quot;&amp;c/about';
  expect(sitemap()).toContain(`<loc>${escaped}</loc>`);
  expect(sitemap()).toContain(`hreflang="en" href="${escaped}"/>`);
});

it('the speculation rules match every content page with any query, and nothing else', () => {
  const { prefetch, ...others } = JSON.parse(speculationRules());
  expect(others).toEqual({});
  const patterns: string[] = prefetch.flatMap(
    ({ where }: { where: { href_matches: string[] } }) => where.href_matches,
  );
  const matches = (path: string) =>
    patterns.some((pattern) =>
      new URLPattern(pattern, 'https://site.example').test(path, 'https://site.example'),
    );
  for (const { path, page } of routes) {
    for (const query of ['', '?ref=CODE']) {
      expect(matches(path + query), path).toBe(page !== 'contact');
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
