import { expect, it } from 'vitest';
import { keepNumbers } from '../../src/intl/phrases/keep-numbers.ts';

it.each([
  ['plus de 1 million d’écoutes', 'plus de 1\u00a0million d’écoutes'],
  ['Donnerstag, 26. November, um 9\u00a0Uhr', 'Donnerstag, 26.\u00a0November, um 9\u00a0Uhr'],
  ['mardi 1er décembre à 9\u00a0h', 'mardi 1er\u00a0décembre à 9\u00a0h'],
  ['jueves 26 de noviembre a las 9:00', 'jueves 26\u00a0de\u00a0noviembre a las 9:00'],
  ['mais de 1 milhão de reproduções', 'mais de 1\u00a0milhão de reproduções'],
  ['Thursday 26 November at 9:00', 'Thursday 26\u00a0November at 9:00'],
])('%s keeps its number and its word on one line', (text, kept) => {
  expect(keepNumbers(text)).toBe(kept);
});
