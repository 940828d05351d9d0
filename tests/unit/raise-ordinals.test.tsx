import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { raiseOrdinals } from '../../src/intl/phrases/raise-ordinals.tsx';
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
