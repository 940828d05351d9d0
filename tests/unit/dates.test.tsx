import type { ReactNode } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { formatTag, localeCodes } from '#src/facts/locales.ts';
import { getIntl } from '#src/intl/get-intl.ts';
import { daysOfYear } from '#src/intl/values/company.ts';
import { Footer } from '#src/sections/document/footer.tsx';
import { Hero } from '#src/sections/hero/hero.tsx';
import { DeliveryRuler } from '#src/sections/process/delivery-ruler.tsx';
import { termsValues } from '#src/sections/terms/values.tsx';
import { found, html, textIn } from './render.ts';

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

  it('has the French ordinal as superscript, like the ruler', () => {
    for (const [now, Dates] of [
      ['2027-01-11T12:00:00Z', Hero],
      ['2026-11-25T12:00:00Z', DeliveryRuler],
    ] as const) {
      vi.setSystemTime(now);
      expect(html(<Dates locale="fr" />)).toMatch(/ 1<sup[^>]*>er<\/sup>/);
    }
  });
});

// tests/unit/clock.test.ts tests the rules.
it.each([
  ['Monday at 9:00', '2026-11-23T09:00+01:00', '2026-11-26', '2026-12-14'],
  ['a moment later', '2026-11-23T09:00:00.001+01:00', '2026-11-27', '2026-12-14'],
  ['the last moment of Monday', '2026-11-23T23:59:59.999+01:00', '2026-11-27', '2026-12-14'],
  ['Tuesday at midnight', '2026-11-24T00:00+01:00', '2026-11-27', '2026-12-15'],
  ['before summer time begins', '2027-03-26T12:00+01:00', '2027-04-02', '2027-04-19'],
])('%s: hero and ruler show the dates for that moment', (_name, now, delivery, first) => {
  vi.setSystemTime(now);
  expect(timesIn(<Hero locale="en" />)).toEqual([first]);
  expect(timesIn(<DeliveryRuler locale="en" />).at(-1)).toBe(delivery);
});

it('on a Saturday the ruler starts on Monday', () => {
  vi.setSystemTime('2026-11-28T12:00:00Z');
  expect(timesIn(<DeliveryRuler locale="en" />)).toEqual([
    ...['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03'],
  ]);
});

it('the ruler counts 24 hours for a working day, and none for a holiday or a weekend', () => {
  vi.setSystemTime('2026-12-22T12:00:00Z');
  expect(textIn(<DeliveryRuler locale="en" />)).toBe(
    'Hour 0 0 Wed 23 Hour 24 24 Thu 24 Fri 25 public holiday, not counted' +
      ' Sat 26Sun 27 weekend, not counted Hour 48 48 Mon 28 Hour 72 72 Tue 29',
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
