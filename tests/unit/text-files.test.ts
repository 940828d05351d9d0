import { describe, expect, it, vi } from 'vitest';
import { getIntl } from '../../src/intl/get-intl.ts';
import { faqAnswers } from '../../src/intl/phrases/faq-answers.ts';
import { termPrice } from '../../src/prices/term-price.ts';
import { llmsTxt } from '../../src/seo/llms-txt.ts';
import { robotsTxt } from '../../src/seo/robots-txt.ts';
import { securityTxt } from '../../src/seo/security-txt.ts';
import { sitemap } from '../../src/seo/sitemap.ts';
import { speculationRules } from '../../src/seo/speculation-rules.ts';
import { webManifest } from '../../src/seo/web-manifest.ts';
import { localeCodes, locales } from '../../src/site/locales.ts';
import {
  findResource,
  localeFile,
  localePath,
  recordingPath,
  routes,
} from '../../src/site/pages.ts';
import { company, launchOffer, plans, prepayment, recommendedPlan } from '../../src/site/site.ts';
import { euros } from '../euros.ts';

vi.mock('../../src/worker/request.ts', () => ({ environment: () => 'https://site.example/' }));

describe('security.txt', () => {
  it('holds for eleven months after the build, so for less than a year (RFC 9116)', () => {
    const [, expires = ''] = /^Expires: (.+)$/m.exec(securityTxt()) ?? [];
    const days = (Date.parse(expires) - Date.parse(import.meta.env.BUILT_AT)) / 86_400_000;
    expect(days).toBeGreaterThan(330);
    expect(days).toBeLessThan(340);
  });

  it('names the contact and itself', () => {
    expect(securityTxt()).toContain(`Contact: mailto:${company.email}\n`);
    expect(securityTxt()).toContain('Canonical: https://site.example/.well-known/security.txt\n');
  });
});

it('robots.txt lets everything be crawled, and names the sitemap', () => {
  expect(robotsTxt()).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://site.example/sitemap.xml\n',
  );
});

it('llms.txt keeps the space before a colon in French', () => {
  expect(llmsTxt('fr')).toContain('\u00a0: ');
  expect(llmsTxt('fr')).not.toMatch(/[^\u00a0]: /);
});

describe.each(localeCodes)('in %s', (locale) => {
  it('llms.txt holds the prices and the questions', () => {
    const text = llmsTxt(locale);
    for (const { price } of [...plans, launchOffer]) {
      if (price) expect(text).toContain(euros(locale, price));
    }
    for (const { question, answer } of faqAnswers(locale)) {
      expect(text).toContain(`### ${question}\n\n${answer}`);
    }
    const { t } = getIntl(locale);
    for (const months of prepayment.months) {
      for (const bought of [recommendedPlan, launchOffer]) {
        const { total, saved } = termPrice(bought, months);
        const prepaid = { total: total / 100, months, saved: saved / 100 };
        expect(text).toContain(t('pricing.total', prepaid));
      }
      const price = termPrice(launchOffer, months).monthly / 100;
      expect(text).toContain(t('pricing.offer.ifPrepaid', { price }));
    }
    const { episodes: count, price } = recommendedPlan;
    expect(text).toContain(t('pricing.perEpisode', { price: price / count }));
    const recommended = text.split('\n').filter((line) => line.includes(t('pricing.recommended')));
    expect(recommended).toEqual([expect.stringContaining(t('pricing.episodes', { count }))]);
    expect(text).toContain(`[${t('action.book')}](https://site.example/)`);
    expect(text).toContain(`https://site.example${localePath(locale, 'cgv')}`);
    expect(text).toContain(`https://site.example${recordingPath}`);
  });

  it('the manifest starts at the language’s home page and has a maskable icon', () => {
    const manifest = JSON.parse(webManifest(locale));
    expect(manifest).toMatchObject({
      id: localePath(locale),
      lang: locales[locale].tag,
      start_url: localePath(locale),
      // Pages in other languages belong to it too.
      scope: '/',
    });
    const purposes = manifest.icons.map(({ purpose }: { purpose: string }) => purpose);
    expect(purposes).toContain('maskable');
  });

  it('both have a path of their own', () => {
    expect(findResource(localeFile(locale, 'llms.txt'))).toEqual({ kind: 'llms', locale });
    expect(findResource(localeFile(locale, 'site.webmanifest'))).toEqual({
      kind: 'manifest',
      locale,
    });
  });
});

it('the sitemap has all pages, each with its alternates', () => {
  const xml = sitemap();
  expect(xml.match(/<url>/g)).toHaveLength(routes.length);
  expect(xml.match(/<xhtml:link /g)).toHaveLength(routes.length * (localeCodes.length + 1));
  expect(xml).toContain('<loc>https://site.example/</loc>');
});

it('the speculation rules name each content page, whatever its query, and nothing else', () => {
  const { prefetch, ...others } = JSON.parse(speculationRules(false));
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

it('the speculation rules are empty for who saves data', () => {
  expect(JSON.parse(speculationRules(true))).toEqual({});
});

it.each(['/llms.txt/', '/en/llms.txt', '/xx/llms.txt', '/og/en/nope.png', '/og/EN/landing.png'])(
  'there is no resource at %s',
  (path) => {
    expect(findResource(path)).toBeUndefined();
  },
);
