import { describe, expect, it } from 'vitest';
import { getIntl } from '#src/intl/get-intl.ts';
import { episodeFacts, inclusions } from '#src/intl/phrases/episode-facts.ts';
import { faqFacts, faqQuestions } from '#src/intl/phrases/faq-facts.ts';
import { pageName } from '#src/intl/phrases/page-name.ts';
import { termPrice } from '#src/prices/term-price.ts';
import { llmsTxt } from '#src/seo/llms-txt.ts';
import { pageMetadata } from '#src/seo/page-metadata.ts';
import { robotsTxt } from '#src/seo/robots-txt.ts';
import { securityTxt } from '#src/seo/security-txt.ts';
import { escapeXml, sitemap } from '#src/seo/sitemap.ts';
import { speculationRules } from '#src/seo/speculation-rules.ts';
import { webManifest } from '#src/seo/web-manifest.ts';
import { type Locale, localeCodes, locales } from '#src/site/locales.ts';
import { localePath, routes } from '#src/site/pages.ts';
import { recordingFiles } from '#src/site/recordings.ts';
import {
  city,
  company,
  growthPackage,
  plans,
  prepayment,
  recommendedPlan,
  services,
} from '#src/site/site.ts';
import { themeColors } from '#src/site/theme.ts';
import { euros } from '../euros.ts';
import { catalogues } from '../words.ts';

const messagesOf = (locale: Locale, id: RegExp) =>
  Object.entries(catalogues[locale]).flatMap(([key, text]) => (id.test(key) ? [text] : []));

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

it('llms.txt keeps the space before a colon in French', () => {
  expect(llmsTxt('fr')).toContain('\u00a0: ');
  expect(llmsTxt('fr')).not.toMatch(/[^\u00a0]: /);
});

describe.each(localeCodes)('in %s', (locale) => {
  it('llms.txt lists the prices and the questions', () => {
    const text = llmsTxt(locale);
    for (const { price } of [...plans, growthPackage]) {
      if (price) expect(text).toContain(euros(locale, price));
    }
    const { t } = getIntl(locale);
    for (const id of faqQuestions) {
      const question = t(`faq.${id}.question`, faqFacts());
      expect(text).toContain(`### ${question}\n\n${t(`faq.${id}.answer`, faqFacts())}`);
    }
    for (const months of prepayment.months) {
      for (const bought of [recommendedPlan, growthPackage]) {
        const { total, saved } = termPrice(bought, months);
        const prepaid = { total: total / 100, months, saved: saved / 100 };
        expect(text).toContain(t('pricing.total', prepaid));
      }
      const price = termPrice(growthPackage, months).monthly / 100;
      expect(text).toContain(t('pricing.growth.ifPrepaid', { price }));
    }
    const { episodes: count, price } = recommendedPlan;
    expect(text).toContain(t('pricing.perEpisode', { price: price / count }));
    const recommended = text.split('\n').filter((line) => line.includes(t('pricing.recommended')));
    expect(recommended).toEqual([expect.stringContaining(t('pricing.episodes', { count }))]);
    expect(text).toContain(`[${t('action.book')}](https://booking.example/)`);
    expect(text).toContain(`https://site.example${localePath(locale, 'cgv')}`);
    for (const service of services) {
      const [title, sentence] = [t(`features.${service}.title`), t(`features.${service}.text`)];
      expect(text).toContain(t('row', { label: title, value: sentence }));
    }
    for (const { slug, path } of recordingFiles) {
      expect(text).toContain(`: ${t(`recordings.${slug}.title`)}](https://site.example${path})`);
    }
  });

  it('llms.txt lists what a plan includes and the plain answers without their links', () => {
    const text = llmsTxt(locale);
    for (const inclusion of inclusions(locale)) expect(text).toContain(`- ${inclusion}\n`);
    expect(inclusions(locale)).toHaveLength(messagesOf(locale, /^pricing\.include\./).length);
    for (const extra of messagesOf(locale, /^pricing\.growth\.(identity|campaign|guests|copy)$/)) {
      expect(text).toContain(extra);
    }
    expect(text).toContain(episodeFacts(locale).languages);
    expect(text).toContain(getIntl(locale).t('answers.first.question'));
    expect(text).not.toMatch(/object|article/);
  });

  it('the manifest starts at the language’s home page and has a maskable icon', () => {
    const manifest = JSON.parse(webManifest(locale));
    expect(manifest).toMatchObject({
      id: localePath(locale),
      lang: locales[locale].tag,
      start_url: localePath(locale),
      // The scope includes the pages in other languages.
      scope: '/',
      display: 'minimal-ui',
      theme_color: themeColors.light,
      background_color: themeColors.light,
    });
    const purposes = manifest.icons.map(({ purpose }: { purpose: string }) => purpose);
    expect(purposes).toContain('maskable');
  });
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

it('escapes URLs in XML', () => {
  expect(escapeXml('/?a="<b>"&c')).toBe('/?a=&quot;&lt;b>&quot;&amp;c');
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
