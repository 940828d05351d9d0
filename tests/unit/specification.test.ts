import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fields } from '#src/contact/fields.ts';
import { retryDelay, withRetries } from '#src/contact/with-retries.ts';
import * as business from '#src/facts/business.ts';
import { localeCodes } from '#src/facts/locales.ts';
import { headerSections, routes } from '#src/facts/pages.ts';
import { shows } from '#src/facts/shows.ts';
import { Page as Landing } from '#src/pages/landing.tsx';
import { codeParameters } from '#src/parameters.ts';
import { commitmentPrice, monthByMonth, promotionalPrice } from '#src/prices/commitment-price.ts';
import { structuredData } from '#src/seo/structured-data.ts';
import { storageKeys } from '#src/storage-keys.ts';
import { pendingScrollMs, submittingMs } from '#src/timing.ts';
import { message } from '../message.ts';
import { html } from './render.ts';

// The figures and words of the client's specification, written out. They are the client's: a change
// that is agreed with the client edits this file, and no other test holds a price or a claim.

describe('prices, in euros without VAT', () => {
  it('are 490, 890 and 1,590 for 1, 2 and 4 episodes a month, and by quote for more', () => {
    expect(business.plans.map(({ episodes, price }) => [episodes, price])).toEqual([
      [1, 490],
      [2, 890],
      [4, 1590],
      [null, null],
    ]);
    expect([business.lowestPrice, business.currency]).toEqual([490, 'EUR']);
    expect(commitmentPrice(business.plans[0], monthByMonth).perEpisode).toBe(490_00);
    expect(business.recommendedPlan.episodes).toBe(2);
  });

  it('are 2,500 for three turnkey episodes, and 1,750 with the discount of 30 %', () => {
    expect(business.growthPackage).toEqual({ episodes: 3, price: 2500 });
    expect(promotionalPrice).toBe(1750);
  });

  it('bind for 3 months, and fall by 30 % if 3, 6 or 12 months are prepaid', () => {
    expect(business.minimumCommitment).toEqual({ months: 3 });
    expect(business.prepayment).toEqual({ months: [3, 6, 12], discount: 0.3 });
  });

  it('are stated to search engines as 490 EUR a month', () => {
    const graph = JSON.parse(JSON.stringify(structuredData('en', 'landing')));
    const types = graph['@graph'].map((node: Record<string, string>) => node['@type']);
    expect(types).toEqual(['WebSite', 'Organization', 'Service', 'WebPage', 'BreadcrumbList']);
    const monthly = { price: 490, priceCurrency: 'EUR', unitCode: 'MON' };
    expect(graph['@graph'][2].offers.priceSpecification).toMatchObject(monthly);
  });

  it('are paid by bank card, PayPal or bank transfer', () => {
    expect(message('en', 'pricing.payment')).toMatch(/card.*PayPal.*transfer/);
  });
});

it('the claims are 25+ podcasts, 1M+ listens, 100 % satisfaction and 500+ episodes', () => {
  const { podcasts, listens, satisfaction, episodes, stars } = business.claims;
  expect([podcasts, listens, satisfaction, episodes]).toEqual([25, 1_000_000, 1, 500]);
  expect(stars).toBe(5);
});

it('an episode is delivered in 72 hours, on the 4th working day at 9:00 in France', () => {
  expect(business.delivery).toEqual({
    hours: 72,
    opensAt: 9,
    closesAt: 17,
    deliveryDay: 4,
    revisionDays: 3,
    testEpisodes: { min: 2, max: 3 },
    timeZone: 'Europe/Paris',
  });
});

it('a refund takes at most 3 working days; French law and the courts of Paris decide', () => {
  expect(business.guarantee).toEqual({ refundDays: 3 });
  expect([business.prevailingLanguage, business.court.fr]).toEqual(['fr', 'Paris']);
});

describe('pages', () => {
  it('are five in English, and below /fr, /pt, /es, /de and /it', () => {
    const english = ['/', '/about', '/legals', '/cgv', '/contact'];
    const others = ['fr', 'pt', 'es', 'de', 'it'].flatMap((code) => [
      `/${code}`,
      ...english.slice(1).map((path) => `/${code}${path}`),
    ]);
    expect(routes.map(({ path }) => path)).toEqual([...english, ...others]);
  });

  it('keep the language as `language`, and read a code from `ref` or `affiliate`', () => {
    expect(storageKeys.language).toBe('language');
    expect(codeParameters).toEqual(['ref', 'affiliate']);
  });

  it('have five sections in the header', () => {
    expect(headerSections).toEqual(['about', 'features', 'process', 'reviews', 'pricing']);
  });

  it.each(localeCodes)(
    'have their sections in order, 3 benefits, 6 features, 4 steps, 17 covers, 6 reviews, 3 questions in %s',
    (locale) => {
      const landing = html(createElement(Landing, { locale }));
      const count = (id: string, pattern: RegExp) => {
        const [section = ''] =
          landing.match(new RegExp(`<section id="${id}".*?</section>`, 's')) ?? [];
        return section.match(pattern)?.length;
      };
      const ids = Array.from(landing.matchAll(/<section id="([^"]+)"/g), ([, id]) => id);
      expect(ids).toEqual(['about', 'features', 'process', 'reviews', 'pricing', 'faq']);
      expect(landing.match(/<h1/g)).toHaveLength(1);
      expect(count('about', /<h3/g)).toBe(3);
      expect(count('features', /<h3/g)).toBe(6);
      expect(count('process', /<h3/g)).toBe(4);
      expect(landing).toMatch(
        /<section id="process".*>01<.*>02<.*>03<.*>04<.*<section id="reviews"/s,
      );
      expect(count('reviews', /<figure/g)).toBe(6);
      expect(count('faq', /<details/g)).toBe(3);
      expect([shows.length, localeCodes.length, business.founders.length]).toEqual([17, 6, 2]);
    },
  );
});

describe('the contact form', () => {
  it('has four fields', () => {
    expect(Object.entries(fields).map(([name, { type }]) => [name, type])).toEqual([
      ['firstName', 'text'],
      ['lastName', 'text'],
      ['email', 'email'],
      ['phone', 'tel'],
    ]);
  });

  it.each([
    ['title', 'Error'],
    ['invalid', 'Invalid affiliate code'],
    ['missing', 'Missing affiliate code'],
    ['failed', 'Error loading information'],
    ['sending', 'Error sending your contact details'],
  ])('shows the error %s as “%s”', (id, text) => {
    expect(message('en', `contact.error.${id}`)).toBe(text);
  });
});

describe('times', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are 1,500 ms for a submission and 500 ms before a pending scroll', () => {
    expect([submittingMs, pendingScrollMs]).toEqual([1500, 500]);
  });

  it('of retries are 1 s, doubling, capped at 30 s; there are three', async () => {
    const times: number[] = [];
    const start = Date.now();
    const find = withRetries(async () => {
      times.push(Date.now() - start);
      throw new Error('down');
    });
    const result = find('key').catch(({ message }) => message);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await result).toBe('down');
    expect(times).toEqual([0, 1000, 3000, 7000]);
    const delays = [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000];
    expect([1, 2, 3, 4, 5, 6, 100].map(retryDelay)).toEqual(delays);
  });

  it('of a found value are 5 minutes; a missing one is read again', async () => {
    const read = vi.fn(async (key: string) => (key === 'known' ? 'value' : undefined));
    const find = withRetries(read);
    for (const key of ['known', 'known', 'unknown', 'unknown']) await find(key);
    expect(read).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(300_000 - 1);
    expect(await find('known')).toBe('value');
    expect(read).toHaveBeenCalledTimes(3);
    vi.advanceTimersByTime(1);
    expect(await find('known')).toBe('value');
    expect(read).toHaveBeenCalledTimes(4);
  });
});
