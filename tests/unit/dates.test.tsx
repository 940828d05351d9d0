import type { ReactNode } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { formatTag, localeCodes } from '#src/facts/locales.ts';
import { getIntl } from '#src/intl/get-intl.ts';
import { daysOfYear } from '#src/intl/values/company.ts';
import { Footer } from '#src/sections/document/footer.tsx';
import { Hero } from '#src/sections/hero/hero.tsx';
import { DeliveryRuler } from '#src/sections/process/delivery-ruler.tsx';
import { Process } from '#src/sections/process/process.tsx';
import { termsValues } from '#src/sections/terms/values.tsx';
import { message } from '../message.ts';
import { found, html, textIn, textOf } from './render.ts';

vi.mock('#src/facts/business.ts', async () => (await import('./fixed-business.ts')).business);

beforeAll(() => void vi.useFakeTimers());
afterAll(() => void vi.useRealTimers());

const timesIn = (content: ReactNode) => found(html(content), /<time dateTime="([^"]*)"/gi);

describe('the date of the first episode', () => {
  it.each(localeCodes)('is written as the language writes a day, in %s', (locale) => {
    vi.setSystemTime('2026-11-26T12:00:00Z');
    const names = { weekday: 'long', day: 'numeric', month: 'long' } as const;
    const withoutCommas = (text: string) => text.replaceAll(',', '');
    const text = withoutCommas(textIn(<Hero locale={locale} />));
    const written = new Date('2026-12-17').toLocaleDateString(formatTag(locale), names);
    expect(text).toContain(withoutCommas(written));
  });

  it('has the French ordinal as superscript', () => {
    vi.setSystemTime('2027-01-11T12:00:00Z');
    expect(html(<Hero locale="fr" />)).toMatch(/ 1<sup[^>]*>er<\/sup>/);
  });

  it('is the only day with a number beside the ruler and the dial', () => {
    vi.setSystemTime('2026-11-26T12:00:00Z');
    const text = textIn([<Hero key="1" locale="en" />, <Process key="2" locale="en" />]);
    expect(text.match(/\b(?:Mon|Tues?|Wed|Thur?s?|Fri|Sat|Sun)\w* [1-9]\d?\b/g)).toEqual([
      'Thursday 17',
    ]);
  });
});

// tests/unit/clock.test.ts tests the rules.
it.each([
  ['Monday at 9:00', '2026-11-23T09:00+01:00', 'Thu', '2026-12-14'],
  ['a moment later', '2026-11-23T09:00:00.001+01:00', 'Fri', '2026-12-14'],
  ['the last moment of Monday', '2026-11-23T23:59:59.999+01:00', 'Fri', '2026-12-14'],
  ['Tuesday at midnight', '2026-11-24T00:00+01:00', 'Fri', '2026-12-15'],
  ['before summer time begins', '2027-03-26T12:00+01:00', 'Fri', '2027-04-19'],
])('%s: hero and ruler show the days for that moment', (_name, now, delivery, first) => {
  vi.setSystemTime(now);
  expect(timesIn(<Hero locale="en" />)).toEqual([first]);
  expect(textIn(<DeliveryRuler locale="en" />)).toMatch(RegExp(` ${delivery}$`));
});

it('on a Saturday the ruler starts on Monday', () => {
  vi.setSystemTime('2026-11-28T12:00:00Z');
  expect(textIn(<DeliveryRuler locale="en" />)).toContain(' Hour 0 0 Mon Hour 24 24 Tue ');
});

it('the ruler counts 24 hours for a working day, and none for a holiday or a weekend', () => {
  vi.setSystemTime('2026-12-22T12:00:00Z');
  expect(textIn(<DeliveryRuler locale="en" />)).toBe(
    `${textOf(message('en', 'deliveryRuler.caption'))} Hour 0 0 Wed Hour 24 24 Thu Fri` +
      ' public holiday, not counted Sat Sun weekend, not counted Hour 48 48 Mon Hour 72 72 Tue',
  );
});

it('the footer shows the current year in France', () => {
  const footer = () => html(<Footer locale="en" page="landing" />);
  vi.setSystemTime('2026-12-31T22:30:00Z');
  expect(footer()).toContain('© 2026');
  vi.setSystemTime('2026-12-31T23:30:00Z');
  expect(footer()).toContain('© 2027');
});

it('the terms calculate the weekdays of two examples and the discounted total of the third', () => {
  const facts = termsValues('en');
  expect(getIntl('en').t('terms.clock.weekdays', facts)).toBe(
    'Where no public holiday intervenes, a start on Monday means delivery on Thursday, and a start' +
      ' on Wednesday means delivery the following Monday, in each case at 9:00.',
  );
  expect(facts).toMatchObject({
    fullDays: 3,
    hoursPerDay: 24,
    minEpisodes: 1,
    maxEpisodes: 4,
    // 4 x 400 less 25 %.
    prepaidMonths: '4 or 8',
    exampleMonths: 4,
    exampleTotal: 1200,
  });
});

it.each([
  ['en', /French Labour Code\)\.$/, / counts as a public holiday: 2 January and 26 December\.$/],
  ['fr', /du code du travail\)\.$/, / à un jour férié : 2 janvier et 26 décembre\.$/],
  ['de', /Code du travail \)\.$/, / einem Feiertag gleich: 2\. Januar und 26\. Dezember\.$/],
] as const)(
  'the terms name the days of the annual closure, if any, in %s',
  (locale, none, some) => {
    const definition = (days: [number, number][]) => {
      const values = { ...termsValues(locale), closure: daysOfYear(locale, days) };
      return textIn(getIntl(locale).rich('terms.definitions.workingDay.text', values));
    };
    expect(definition([])).toMatch(none);
    expect(
      definition([
        [1, 2],
        [12, 26],
      ]),
    ).toMatch(some);
  },
);
