import { expect, expectTypeOf, it, vi } from 'vitest';
import { noBreakUnits } from '#src/intl/formats.ts';
import {
  createTranslations,
  getIntl,
  type MessageId,
  type Translations,
} from '#src/intl/get-intl.ts';
import { internationalPhone } from '#src/intl/values/company.ts';
import { playbackTime } from '#src/playback-time.ts';
import { messageFile, parseMessages } from '#src/tools/messages.ts';
import { html } from './render.ts';

/** Replaces the no-break spaces of Intl by plain ones, for readable expectations. */
const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it.each([
  ['en', '€1,234', ['7:48', '17:00']],
  ['fr', '1 234 €', ['7 h 48', '17 h 00']],
  ['pt', '1234 €', ['7h48', '17h00']],
  ['es', '1.234 €', ['7:48', '17:00']],
  ['de', '1.234 €', ['7:48', '17:00']],
  ['it', '1.234 €', ['7:48', '17:00']],
] as const)('formats prices, times, plurals and ratings for %s', (locale, price, times) => {
  const { formatNumber, t } = getIntl(locale);
  expect(spaced(formatNumber(1234, 'eur'))).toBe(price);
  for (const [index, clock] of ['07:48', '17:00'].entries()) {
    const moment = new Date(`2026-11-20T${clock}:00+01:00`);
    const text = t('contact.sent.received.text', { moment });
    expect(spaced(text)).toMatch(new RegExp(`\\b${times[index]}(,| Uhr)`));
  }
  const [one, two] = [t('pricing.episodes', { count: 1 }), t('pricing.episodes', { count: 2 })];
  expect(one).toContain('1');
  expect(one.replace('1', '2')).not.toBe(two);
  // The rating is out of five stars.
  expect(t('hero.review', { stars: 4, answers: 7 })).toMatch(/4.*\s5\b/);
});

it('rounds a claim down, 12.9 million to 12', () => {
  const { t } = getIntl('en');
  expect(t('footer.agency.text', { listens: 12_900_000 })).toContain('12 million');
  expect(t('stats.percent', { value: 0.975 })).toBe('97.5%');
});

it('separates French thousands by a no-break space, in messages too', () => {
  const { formatNumber, t } = getIntl('fr');
  expect(formatNumber(21_000, 'eur')).toBe('21\u00a0000\u00a0€');
  expect(t('shared.priceFrom', { price: 1234 })).toContain('1\u00a0234\u00a0€');
});

it.each([
  ['fr', '2026-12-01', 'le 1er décembre 2026', 'le 1<sup>er</sup> décembre 2026'],
  ['fr', '2026-12-11', 'le 11 décembre 2026', 'le 11 décembre 2026'],
  ['it', '2026-12-01', ': 1º dicembre 2026', ': 1º dicembre 2026'],
  ['en', '2026-12-01', 'since 1 December 2026', 'since 1 December 2026'],
  ['fr', '2026-11-30T23:30:00Z', 'le 1er décembre 2026', 'le 1<sup>er</sup> décembre 2026'],
  ['en', '2026-12-31T23:30:00Z', 'since 1 January 2027', 'since 1 January 2027'],
] as const)(
  'in %s, writes %s as “%s” in text and as “%s” on a page',
  (locale, day, text, markup) => {
    const { t, rich } = getIntl(locale);
    const date = new Date(day);
    expect(spaced(t('terms.inForce', { date }))).toContain(text);
    expect(spaced(html(rich('terms.inForce', { date })))).toContain(markup);
  },
);

it('renders the end of other French ordinals as superscript, on pages only', () => {
  const { t, rich } = getIntl('fr');
  expect(spaced(t('terms.workedExample.working', { day: 4 }))).toBe('4e jour ouvré');
  const markup = html(rich('terms.workedExample.working', { day: 4 }));
  expect(spaced(markup)).toBe('4<sup>e</sup> jour ouvré');
});

it('marks French words in other languages, on pages only', () => {
  const { t, rich } = getIntl('de');
  const markup = html(rich('terms.scope.business'));
  expect(markup).toContain('<span lang="fr">');
  expect(t('terms.scope.business')).toBe(markup.replaceAll(/<[^>]+>/g, ''));
});

it('rejects an unknown id and a missing or wrong value at compile time', () => {
  expectTypeOf<'no.such.id'>().not.toExtend<MessageId>();
  expectTypeOf<Parameters<Translations['t']>[0]>().not.toEqualTypeOf<string>();
  const { t } = getIntl('en');
  expectTypeOf(t<'footer.agency.text'>).parameters.toEqualTypeOf<
    [id: 'footer.agency.text', values: { listens: number }]
  >();
});

it('falls back to English for a missing message, then to its key', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { 'nav.menu': _missing, ...french } = parseMessages(messageFile('en'));
  const { t, rich } = createTranslations('fr', french);
  expect(t('nav.menu')).toBe(getIntl('en').t('nav.menu'));
  expect(rich('nav.menu')).toBe(getIntl('en').t('nav.menu'));
  const unknown = t as (id: string) => string;
  expect(unknown('nowhere.found')).toBe('nowhere.found');
  expect(unknown('nowhere.found')).toBe('nowhere.found');
  // Each is logged once.
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});

it.each([
  ['plus de 1 million d’écoutes', 'plus de 1\u00a0million d’écoutes'],
  ['mehr als 12 Millionen', 'mehr als 12\u00a0Millionen'],
])('keeps the number and its word on one line in “%s”', (text, kept) => {
  expect(noBreakUnits(text)).toBe(kept);
});

it.each([
  [9.99, '0:09'],
  [59.9, '0:59'],
  [65, '1:05'],
  [3600, '60:00'],
])('formats %f seconds of a recording as %s', (seconds, time) => {
  expect(playbackTime(seconds)).toBe(time);
});

it('writes a telephone number in groups that stay together', () => {
  expect(internationalPhone('+33-1-99-00-72-72')).toBe(
    '+33\u00a01\u00a099\u00a000\u00a072\u00a072',
  );
});
