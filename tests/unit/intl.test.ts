import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, expectTypeOf, it, vi } from 'vitest';
import {
  createTranslations,
  getIntl,
  type MessageId,
  type Translations,
} from '#src/intl/get-intl.ts';
import { compileMessages, messageFile } from '#src/tools/messages/compile.ts';

afterEach(() => vi.restoreAllMocks());

/** Replaces the no-break spaces of Intl by plain ones, for readable expectations. */
const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

it.each([
  ['en', '€1,590', ['7:48', '17:00']],
  ['fr', '1 590 €', ['7 h 48', '17 h 00']],
  ['pt', '1590 €', ['7:48', '17:00']],
  ['es', '1590 €', ['7:48', '17:00']],
  ['de', '1.590 €', ['7:48', '17:00']],
  ['it', '1.590 €', ['7:48', '17:00']],
] as const)('formats prices, times and plurals for %s', (locale, price, times) => {
  const { formatNumber, t } = getIntl(locale);
  expect(spaced(formatNumber(1590, 'eur'))).toBe(price);
  for (const [index, clock] of ['07:48', '17:00'].entries()) {
    const moment = new Date(`2026-11-20T${clock}:00+01:00`);
    const text = t('contact.sent.received.text', { moment });
    expect(spaced(text)).toMatch(new RegExp(`\\b${times[index]}(,| Uhr)`));
  }
  const [one, two] = [t('pricing.episodes', { count: 1 }), t('pricing.episodes', { count: 2 })];
  expect(one).toContain('1');
  expect(one.replace('1', '2')).not.toBe(two);
});

it('separates French thousands by a no-break space, in messages too', () => {
  const { formatNumber, t } = getIntl('fr');
  expect(formatNumber(21_000, 'eur')).toBe('21\u00a0000\u00a0€');
  expect(t('hero.price', { price: 1590 })).toContain('1\u00a0590\u00a0€');
});

it.each([
  ['fr', '2026-12-01', 'le 1er décembre 2026', 'le 1<sup>er</sup> décembre 2026'],
  ['fr', '2026-12-11', 'le 11 décembre 2026', 'le 11 décembre 2026'],
  ['it', '2026-12-01', ': 1º dicembre 2026', ': 1º dicembre 2026'],
  ['en', '2026-12-01', 'since 1 December 2026', 'since 1 December 2026'],
  ['fr', '2026-11-30T23:30:00Z', 'le 1er décembre 2026', 'le 1<sup>er</sup> décembre 2026'],
  ['en', '2026-12-31T23:30:00Z', 'since 1 January 2027', 'since 1 January 2027'],
] as const)('in %s, writes %s as “%s” in text and as “%s” on a page', (locale, day, text, html) => {
  const { t, rich } = getIntl(locale);
  const date = new Date(day);
  expect(spaced(t('cgv.inForce', { date }))).toContain(text);
  expect(spaced(renderToStaticMarkup(rich('cgv.inForce', { date })))).toContain(html);
});

it('renders the end of other French ordinals as superscript, on pages only', () => {
  const { t, rich } = getIntl('fr');
  expect(spaced(t('cgv.example.working', { day: 4 }))).toBe('4e jour ouvré');
  expect(spaced(renderToStaticMarkup(rich('cgv.example.working', { day: 4 })))).toBe(
    '4<sup>e</sup> jour ouvré',
  );
});

it('marks French words in other languages, on pages only', () => {
  const { t, rich } = getIntl('de');
  const html = renderToStaticMarkup(rich('cgv.scope.business'));
  expect(html).toContain('<span lang="fr">');
  expect(t('cgv.scope.business')).toBe(html.replaceAll(/<[^>]+>/g, ''));
});

it('rejects an unknown id and a missing or wrong value at compile time', () => {
  expectTypeOf<'no.such.id'>().not.toExtend<MessageId>();
  expectTypeOf<Parameters<Translations['t']>[0]>().not.toEqualTypeOf<string>();
  const { t } = getIntl('en');
  expectTypeOf(t<'agency.text'>).parameters.toEqualTypeOf<
    [id: 'agency.text', values: { listens: number }]
  >();
});

it('falls back to English for a missing message, then to its key', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { 'nav.menu': _missing, ...french } = compileMessages(messageFile('en'));
  const { t } = createTranslations('fr', french);
  expect(t('nav.menu')).toBe(getIntl('en').t('nav.menu'));
  const unknown = t as (id: string) => string;
  expect(unknown('nowhere.found')).toBe('nowhere.found');
  expect(unknown('nowhere.found')).toBe('nowhere.found');
  expect(warn).toHaveBeenCalledOnce();
});
