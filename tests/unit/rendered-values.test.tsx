import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { heightOf } from '#src/artwork/geometry/image-sizes.ts';
import { playPath, ringPath, waveformPath } from '#src/artwork/geometry/ticks.ts';
import { episodeFacts } from '#src/intl/phrases/episode-facts.ts';
import { prepaidMonths } from '#src/intl/phrases/terms.ts';
import { Faq } from '#src/sections/faq.tsx';
import { PlainAnswers } from '#src/sections/plain-answers.tsx';
import { Pricing } from '#src/sections/pricing/pricing.tsx';
import { Process } from '#src/sections/process/process.tsx';
import { Reviews } from '#src/sections/reviews.tsx';
import { Stats } from '#src/sections/stats.tsx';
import { llmsTxt } from '#src/seo/llms-txt.ts';
import { pageMetadata } from '#src/seo/page-metadata.ts';
import { speculationRules } from '#src/seo/speculation-rules.ts';
import { clients } from '#src/site/clients.ts';
import { pages } from '#src/site/pages.ts';
import { words } from '../words.ts';
import { textOf } from './text-of.ts';

// Facts that differ from each other, so that swapped values show.
vi.mock('#src/site/site.ts', async (original) => {
  const site = await original<typeof import('#src/site/site.ts')>();
  const plans = [
    { id: 'one', episodes: 1, price: 400 },
    { id: 'two', episodes: 2, price: 700 },
    { id: 'more', episodes: null, price: null },
  ];
  return {
    ...site,
    plans,
    lowestPrice: 400,
    recommendedPlan: plans[1],
    growthPackage: { episodes: 3, price: 2000 },
    prepayment: { months: [4, 8], discount: 0.25 },
    commitment: { months: 2 },
    contract: { ...site.contract, noticeDays: 21 },
    guarantee: { refundDays: 5 },
    firstEpisode: { workingDays: 18, clientDays: 4 },
    delivery: { ...site.delivery, opensAt: 8, closesAt: 16 },
    bookedCall: { minutes: 15 },
    episode: { ...site.episode, languages: site.episode.languages.slice(0, 2) },
    claims: { ...site.claims, podcasts: 12, satisfaction: 0.98, episodes: 340 },
  };
});

describe('texts', () => {
  const answers = textOf(
    renderToStaticMarkup(
      <PlainAnswers locale="en" questions={['first', 'leaving']} className="" />,
    ),
  );

  it('join alternatives by “or”', () => {
    expect(prepaidMonths('en')).toBe('4 or 8');
    expect(episodeFacts('en').languages).toBe('English or French');
  });

  it('state the notice period and the commitment in the plain answers', () => {
    expect(answers).toMatch(/\b21 days.*\b2 months/);
  });

  it('state the time to the first episode and the client’s share of it', () => {
    expect(answers).toContain('within 18 working days of receiving payment');
    expect(answers).toContain('within 4 working days at each step');
  });

  it('state the opening hour in the answer about the time and in the last step', () => {
    const faq = textOf(renderToStaticMarkup(<Faq locale="en" />));
    expect(faq).toContain('At 8:00, Paris time');
    const process = textOf(renderToStaticMarkup(<Process locale="en" />));
    expect(process).toContain('working day at 8:00, your episode is delivered');
  });

  it('link each plain answer to its article of the terms', () => {
    const html = renderToStaticMarkup(
      <PlainAnswers
        locale="fr"
        questions={['first', 'input', 'leaving', 'voice', 'guests', 'referral']}
        className=""
      />,
    );
    const links = Array.from(html.matchAll(/href="([^"]+)"/g), ([, href]) => href);
    expect(links).toEqual([
      '/fr/cgv#article-clock',
      '/fr/cgv#article-cooperation',
      '/fr/cgv#article-commitment',
      '/fr/cgv#article-offer',
      '/fr/cgv#article-offer',
      '/fr/cgv#article-referral',
    ]);
  });
});

describe('the prices', () => {
  const html = renderToStaticMarkup(<Pricing locale="en" page="landing" />);
  const text = textOf(html);

  it('of each term are calculated from the plan', () => {
    for (const price of ['€400', '€300', '€700', '€525', '€350 per', '€262.50 per']) {
      expect(text).toContain(price);
    }
    expect(text).toContain('€1,400 excl. VAT for the minimum commitment of 2 months.');
    expect(text).toContain('€4,200 excl. VAT for 8 months, prepaid. You save €1,400.');
  });

  it('of a term stand behind the choice that names it', () => {
    const choices = html.matchAll(/<label.*?value="(\d+)".*?<\/label>/g);
    const names = Array.from(choices, ([label, months]) => [months, textOf(label)]);
    expect(names).toEqual([
      ['1', expect.stringMatching(/^Month by month/)],
      ['4', expect.stringMatching(/^4 months/)],
      ['8', expect.stringMatching(/^8 months/)],
    ]);
  });

  it('of the growth package are the list price, struck through if prepaid', () => {
    const offer = html.slice(html.indexOf(words('en', 'pricing.growth.title')));
    const prices = offer.matchAll(/<([bs]) data-months="([\d ]+)"[^>]*>.*?(€[\d,]+)/g);
    expect(Array.from(prices, ([, tag, terms, price]) => [tag, terms, price])).toEqual([
      ['s', '4 8', '€2,000'],
      ['b', '1', '€2,000'],
      ['b', '4 8', '€1,500'],
    ]);
  });

  it('are shown with the number of languages, refund days and call minutes', () => {
    expect(text).toContain('2 languages');
    expect(text).toContain('within 5 working days');
    expect(text).toContain('First 15 minutes with one of the founders');
  });

  it('start at the lowest in the description of the home page', () => {
    expect(pageMetadata('en', 'landing').description).toContain('From €400');
  });
});

it('shows the three claims with their units', () => {
  expect(textOf(renderToStaticMarkup(<Stats locale="en" />))).toMatch(/12\+ .*98% .*340\+/);
});

it('names the company of each reviewer', () => {
  const text = textOf(renderToStaticMarkup(<Reviews locale="en" />));
  for (const { name, show } of clients) {
    expect(text).toMatch(new RegExp(`${name} [^,]+, ${RegExp.escape(show.company)}`));
  }
});

it('prefetches a page only when the pointer rests on its link', () => {
  expect(JSON.parse(speculationRules()).prefetch[0].eagerness).toBe('moderate');
});

it('gives each page its type of schema.org', () => {
  expect(Object.values(pages).map(({ type }) => type)).toEqual(
    expect.arrayContaining(['WebPage', 'AboutPage', 'WebPage', 'WebPage', 'ContactPage']),
  );
});

it('llms.txt states the prices and the terms', () => {
  expect(textOf(llmsTxt())).toContain(
    '## Prices - 1 episode a month: €400 a month, excl. VAT' +
      ' - 2 episodes a month: €700 a month, excl. VAT - More episodes: Bespoke quote' +
      ' - Growth package: €2,000 a month, excl. VAT; €1,500 a month, excl. VAT, when prepaid' +
      ' You commit to at least 2 months. Pay in advance and every month costs 25% less.',
  );
});

describe('the drawings', () => {
  it('are a circle from twelve o’clock and a triangle around its centre', () => {
    expect(ringPath(40)).toBe('M0-40a40 40 0 0 1 0 80 40 40 0 0 1 0-80');
    expect(playPath(20)).toBe('M-10 -17.32v34.64L20 0z');
  });

  it('are bars in the middle of their steps, around a line', () => {
    expect(waveformPath(1, 4, [0, 1, 0.5, 0])).toBe('M6 0v-32V32V0m4 0v-16V16V0m4 0v-1V1V0');
  });

  it('are square covers and upright portraits', () => {
    expect([heightOf('cover', 320), heightOf('portrait', 168), heightOf('founder', 320)]).toEqual([
      320, 210, 400,
    ]);
  });
});
