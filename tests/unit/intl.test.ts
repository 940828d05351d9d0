import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import en from '../../i18n/en.json?ast';
import { getIntl, type MessageId, type Translations } from '../../src/intl.ts';
import { localeCodes } from '../../src/locales.ts';
import { createTexts } from '../../src/texts.ts';

afterEach(() => vi.restoreAllMocks());

/** Intl sets no-break spaces; a test reads better without. */
const spaced = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('getIntl', () => {
  it.each([
    ['en', '€1,590'],
    ['fr', '1 590 €'],
    ['pt', '1590 €'],
    ['es', '1590 €'],
    ['de', '1.590 €'],
    ['it', '1590 €'],
  ] as const)('writes prices the way %s does', (locale, price) => {
    expect(spaced(getIntl(locale).formatNumber(1590, 'eur'))).toBe(price);
  });

  it.each(localeCodes)('counts the hours of a day to 24 in %s', (locale) => {
    const moment = new Date('2026-11-20T16:30:00+01:00');
    expect(getIntl(locale).t('contact.sent.received.text', { moment })).toContain('16:30');
  });

  it.each(localeCodes)('has plurals for %s', (locale) => {
    const { t } = getIntl(locale);
    const [one, two] = [t('pricing.episodes', { count: 1 }), t('pricing.episodes', { count: 2 })];
    expect(one).toContain('1');
    expect(one.replace('1', '2')).not.toBe(two);
  });

  it('types ids and their values', () => {
    type Translate = Translations['t'];
    expectTypeOf<'no.such.id'>().not.toExtend<MessageId>();
    expectTypeOf<Parameters<Translate>[0]>().not.toEqualTypeOf<string>();
    const { t } = getIntl('en');
    expectTypeOf(t<'nav.menu'>).parameters.toEqualTypeOf<[id: 'nav.menu']>();
    expectTypeOf(t<'hero.stat'>).parameters.toEqualTypeOf<
      [id: 'hero.stat', values: { podcasts: number; listens: number }]
    >();
  });

  it('gives the same translations again', () => {
    expect(getIntl('fr')).toBe(getIntl('fr'));
  });
});

describe('createTexts', () => {
  it('falls back to English, then to the key, and logs each once', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { 'nav.menu': _missing, ...french } = en();
    const { t } = createTexts('fr', french);
    const { t: again } = createTexts('fr', french);
    expect(t('nav.menu')).toBe(getIntl('en').t('nav.menu'));
    expect(again('nav.menu')).toBe(t('nav.menu'));

    const unknown = t as (id: string) => string;
    expect(unknown('nowhere.found')).toBe('nowhere.found');
    expect(unknown('nowhere.found')).toBe('nowhere.found');

    const logged = warn.mock.calls.map(([line]) => JSON.parse(line).id);
    expect(logged).toEqual(['nav.menu', 'nowhere.found']);
  });
});
