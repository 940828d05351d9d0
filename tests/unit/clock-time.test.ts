import { expect, it } from 'vitest';
import { clockTime } from '../../src/intl/phrases/clock-time.ts';

it.each([
  [0, '0:00'],
  [9.99, '0:09'],
  [59.9, '0:59'],
  [65, '1:05'],
  [3600, '60:00'],
])('%f seconds of a recording are %s', (seconds, time) => {
  expect(clockTime(seconds)).toBe(time);
});
