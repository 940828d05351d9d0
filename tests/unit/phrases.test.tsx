import { expect, it } from 'vitest';
import { clockTime } from '../../src/intl/phrases/clock-time.ts';
import { keepNumbers } from '../../src/intl/phrases/keep-numbers.ts';

it.each([
  ['plus de 1 million d’écoutes', 'plus de 1\u00a0million d’écoutes'],
  ['mehr als 12 Millionen', 'mehr als 12\u00a0Millionen'],
])('%s keeps its number and its word on one line', (text, kept) => {
  expect(keepNumbers(text)).toBe(kept);
});

it.each([
  [9.99, '0:09'],
  [59.9, '0:59'],
  [65, '1:05'],
  [3600, '60:00'],
])('%f seconds of a recording are %s', (seconds, time) => {
  expect(clockTime(seconds)).toBe(time);
});
