import { expect, it, vi } from 'vitest';
import { getIntl } from '../../src/intl/get-intl.ts';
import { faqAnswers } from '../../src/intl/phrases/faq-answers.ts';
import { localeCodes } from '../../src/site/locales.ts';

// What the texts say about facts that are quite unlike the sample ones.
vi.mock('../../src/site/site.ts', async (original) => {
  const site = await original<typeof import('../../src/site/site.ts')>();
  return {
    ...site,
    delivery: { ...site.delivery, hours: 96, workingDay: 5 },
  };
});

it('the questions name the days from a start on Monday to its delivery', () => {
  const [english] = faqAnswers('en');
  expect(english?.answer).toMatch(/Start on Monday, listen on Friday\.$/);
  const [german] = faqAnswers('de');
  expect(german?.answer).toMatch(/Montag starten, Freitag hören\.$/);
});

it.each(localeCodes)('stars are those of five, in %s', (locale) => {
  expect(getIntl(locale).t('hero.review', { stars: 4 })).toMatch(/4.* 5\b/);
});

it('a claim is never rounded up: more than 12.9 million are not 13', () => {
  const { t } = getIntl('en');
  expect(t('hero.stat', { podcasts: 25, listens: 12_900_000 })).toContain('12 million');
  expect(t('stats.percent', { value: 0.975 })).toBe('97.5%');
});
