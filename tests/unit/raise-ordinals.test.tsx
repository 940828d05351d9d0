import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { raiseOrdinals } from '../../src/intl/phrases/raise-ordinals.tsx';
import { DeliveryPromise } from '../../src/sections/delivery-promise.tsx';
import { DeliveryRuler } from '../../src/sections/delivery-ruler.tsx';
import type { Locale } from '../../src/site/locales.ts';

const html = (locale: Locale, text: string) =>
  renderToStaticMarkup(raiseOrdinals(locale, text)).replaceAll(/ class="[^"]*"/g, '');

it('French ordinals are raised, and nothing else that follows a digit', () => {
  expect(html('fr', 'le 4e jour ouvré, le 1er mai, à 9 h, 2 épisodes')).toBe(
    'le 4<sup>e</sup> jour ouvré, le 1<sup>er</sup> mai, à 9 h, 2 épisodes',
  );
});

it('other languages have none', () => {
  expect(html('it', 'il 1er premio')).toBe('il 1er premio');
});

afterEach(() => {
  vi.useRealTimers();
});

it('a delivery on the first of a month is one of them', () => {
  vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00Z') });
  const promise = renderToStaticMarkup(<DeliveryPromise locale="fr" message="promise.full" />);
  const ruler = renderToStaticMarkup(<DeliveryRuler locale="fr" />);
  expect(promise).toMatch(/ 1<sup[^>]*>er<\/sup>\u00a0décembre /);
  expect(ruler).toMatch(/ 1<sup[^>]*>er<\/sup><\/time>/);
});
