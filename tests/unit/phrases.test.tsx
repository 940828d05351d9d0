import { expect, it } from 'vitest';
import { keepUnits } from '#src/intl/formats.ts';
import { internationalPhone } from '#src/intl/phrases/company.ts';
import { playbackTime } from '#src/intl/phrases/playback-time.ts';

it.each([
  ['plus de 1 million d’écoutes', 'plus de 1\u00a0million d’écoutes'],
  ['mehr als 12 Millionen', 'mehr als 12\u00a0Millionen'],
])('keeps the number and its word on one line in “%s”', (text, kept) => {
  expect(keepUnits(text)).toBe(kept);
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
