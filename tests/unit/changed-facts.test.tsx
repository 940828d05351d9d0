import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Logo, Waveform } from '#src/artwork/brand-marks.tsx';
import { tickCount } from '#src/artwork/geometry/ticks.ts';
import { hoursPerDay } from '#src/clock/delivery-clock.ts';
import { getIntl } from '#src/intl/get-intl.ts';
import { Faq } from '#src/sections/faq.tsx';
import { Terms } from '#src/sections/terms/terms.tsx';
import { type Locale, localeCodes } from '#src/site/locales.ts';
import { textOf } from './text-of.ts';

// Facts unlike the sample values: texts and drawings must follow them.
vi.mock('#src/site/site.ts', async (original) => {
  const site = await original<typeof import('#src/site/site.ts')>();
  return { ...site, delivery: { ...site.delivery, hours: 48, workingDay: 5 } };
});

it('divides the promised hours evenly among the days', () => {
  expect(hoursPerDay).toBe(12);
  expect(textOf(renderToStaticMarkup(<Terms locale="en" />))).toContain(' 0 12 24 36 48 ');
});

it('draws a tick and a bar for each hour, and a tick for every three hours on a small ring', () => {
  expect(tickCount).toBe(48);
  expect(renderToStaticMarkup(<Logo />)).toContain('pathLength="160" stroke-dasharray="4 6"');
  expect(renderToStaticMarkup(<Waveform />)).toContain('viewBox="0 -32 192 64"');
});

it('the first answer names the day of delivery for a start on Monday', () => {
  const faq = (locale: Locale) => renderToStaticMarkup(<Faq locale={locale} />);
  expect(faq('en')).toContain('Start on Monday, listen on Friday.');
  expect(faq('de')).toContain('Montag starten, Freitag hören.');
});

it.each(localeCodes)('writes the rating out of five stars in %s', (locale) => {
  expect(getIntl(locale).t('hero.review', { stars: 4 })).toMatch(/4.*\s5\b/);
});

it('rounds a claim down, 12.9 million to 12', () => {
  const { t } = getIntl('en');
  expect(t('agency.text', { listens: 12_900_000 })).toContain('12 million');
  expect(t('stats.percent', { value: 0.975 })).toBe('97.5%');
});
