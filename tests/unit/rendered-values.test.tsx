import { describe, expect, it, vi } from 'vitest';
import { Logo, Waveform } from '#src/artwork/brand-marks.tsx';
import { playPath, ringPath, waveformPath } from '#src/artwork/ticks.ts';
import { clients } from '#src/facts/shows.ts';
import { prepaidMonths } from '#src/intl/values/commitments.ts';
import { postalAddress } from '#src/intl/values/company.ts';
import { episodeFacts } from '#src/intl/values/episode-facts.ts';
import { Faq } from '#src/sections/faq.tsx';
import { PlainAnswers } from '#src/sections/plain-answers.tsx';
import { Pricing } from '#src/sections/pricing/pricing.tsx';
import { Process } from '#src/sections/process/process.tsx';
import { Reviews } from '#src/sections/reviews.tsx';
import { Stats } from '#src/sections/stats.tsx';
import { pageMetadata } from '#src/seo/page-metadata.ts';
import { message } from '../message.ts';
import { found, html, textIn, textOf } from './render.ts';

// Changes the promise. Texts must follow it.
vi.mock('#src/facts/business.ts', async () => {
  const { site } = await import('./fixed-site.ts');
  return {
    ...site,
    delivery: { ...site.delivery, opensAt: 8, workingDay: 5 },
    firstEpisode: { ...site.firstEpisode, workingDays: 18 },
    recording: { ...site.recording, bars: [0, 1, 0.5, 0] },
  };
});

describe('texts', () => {
  it('join alternatives by “or”', () => {
    expect(prepaidMonths('en')).toBe('4 or 8');
    expect(episodeFacts('en').languages).toBe('English or French');
  });

  it('keep postal code and city together', () => {
    expect(postalAddress('en')).toBe('5 quai Neuf, 69002\u00a0Lyon, France');
  });

  it('state notice, commitment, time to the first episode and the client’s share of it', () => {
    const answers = textIn(
      <PlainAnswers locale="en" questions={['first', 'leaving']} className="" />,
    );
    expect(answers).toMatch(/\b21 days.*\b2 months/);
    expect(answers).toContain('within 18 working days of receiving payment');
    expect(answers).toContain('within 13 working days at each step');
  });

  it('state the hour and the day of delivery', () => {
    const faq = textIn(<Faq locale="en" />);
    expect(faq).toContain('At 8:00, Paris time');
    expect(faq).toContain('Start on Monday, listen on Friday.');
    expect(textIn(<Faq locale="de" />)).toContain('Montag starten, Freitag hören.');
    const process = textIn(<Process locale="en" />);
    expect(process).toContain('working day at 8:00, your episode is delivered');
  });

  it('link each plain answer to its article of the terms', () => {
    const questions = ['first', 'input', 'leaving', 'referral'] as const;
    const answers = html(<PlainAnswers locale="fr" questions={questions} className="" />);
    expect(found(answers, /href="([^"]+)"/g)).toEqual([
      '/fr/cgv#article-clock',
      '/fr/cgv#article-cooperation',
      '/fr/cgv#article-commitment',
      '/fr/cgv#article-referral',
    ]);
  });

  it('show the three claims with their units', () => {
    expect(textIn(<Stats locale="en" />)).toMatch(/12\+ .*98% .*340\+/);
  });

  it('name the company of each reviewer', () => {
    const reviews = textIn(<Reviews locale="en" />);
    for (const { name, show } of clients) {
      expect(reviews).toMatch(new RegExp(`${name} [^,]+, ${RegExp.escape(show.company)}`));
    }
  });
});

describe('the prices', () => {
  const markup = html(<Pricing locale="en" />);
  const text = textOf(markup);

  it('of each term are calculated from the plan', () => {
    for (const price of ['€400', '€300', '€700', '€525', '€350 per', '€262.50 per']) {
      expect(text).toContain(price);
    }
    expect(text).toContain('€1,400 excl. VAT for the 2-month minimum.');
    expect(text).toContain('€4,200 excl. VAT for 8 months, prepaid. You save €1,400.');
  });

  it('of a term stand behind the choice that names it', () => {
    const choices = markup.matchAll(/<label.*?value="(\d+)".*?<\/label>/g);
    const names = Array.from(choices, ([label, months]) => [months, textOf(label)]);
    expect(names).toEqual([
      ['1', expect.stringMatching(/^Month by month/)],
      ['4', expect.stringMatching(/^4 months/)],
      ['8', expect.stringMatching(/^8 months/)],
    ]);
  });

  it('of the growth package are the list price, struck through if prepaid', () => {
    const offer = markup.slice(markup.indexOf(message('en', 'pricing.growth.title')));
    const prices = offer.matchAll(/<([bs]) data-months="([\d ]+)"[^>]*>.*?(€[\d,]+)/g);
    expect(Array.from(prices, ([, tag, terms, price]) => [tag, terms, price])).toEqual([
      ['s', '4 8', '€2,000'],
      ['b', '1', '€2,000'],
      ['b', '4 8', '€1,500'],
    ]);
  });

  it('are shown with the languages, refund days and call minutes', () => {
    expect(text).toContain('English or French');
    expect(text).toContain('within 6 working days');
    expect(text).toContain('First, 18 minutes with one of the founders');
  });

  it('start at the lowest in the description of the home page', () => {
    expect(pageMetadata('en', 'landing').description).toContain('From €400');
  });
});

describe('the drawings', () => {
  it('have a bar for each hour, and a tick for every three hours on a small ring', () => {
    expect(html(<Logo className="" />)).toContain('pathLength="240" stroke-dasharray="4 6"');
    expect(html(<Waveform className="" />)).toContain('viewBox="0 -32 288 64"');
  });

  it('are a circle from twelve o’clock and a triangle around its centre', () => {
    expect(ringPath(40)).toBe('M0-40a40 40 0 0 1 0 80 40 40 0 0 1 0-80');
    expect(playPath(20)).toBe('M-10 -17.32v34.64L20 0z');
  });

  it('are bars in the middle of their steps, around a line', () => {
    expect(waveformPath(1, 4)).toBe('M6 0v-32V32V0m4 0v-16V16V0m4 0v-1V1V0');
  });
});
