import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clockTime } from '../../src/intl/phrases/clock-time.ts';
import { keepNumbers } from '../../src/intl/phrases/keep-numbers.ts';
import { DeliveryPromise } from '../../src/sections/delivery-promise.tsx';
import { DeliveryRuler } from '../../src/sections/process/delivery-ruler.tsx';

// The rule, whatever hour the company opens at.
vi.mock('../../src/site/site.ts', async (original) => {
  const site = await original<typeof import('../../src/site/site.ts')>();
  return { ...site, delivery: { ...site.delivery, opensAt: 9, workingDay: 4 } };
});

describe('the delivery date', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('has a raised ordinal on the first of a French month', () => {
    vi.setSystemTime(new Date('2026-11-25T12:00:00Z'));
    const promise = renderToStaticMarkup(<DeliveryPromise locale="fr" message="promise.full" />);
    const ruler = renderToStaticMarkup(<DeliveryRuler locale="fr" />);
    expect(promise).toMatch(/ 1<sup[^>]*>er<\/sup>\u00a0décembre /);
    expect(ruler).toMatch(/ 1<sup[^>]*>er<\/sup><\/time>/);
  });
});

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
