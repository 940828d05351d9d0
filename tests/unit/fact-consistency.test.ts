import { expect, it } from 'vitest';
import { normalizeCode } from '#src/contact/affiliates.ts';
import { affiliates } from '#src/site/affiliates.ts';
import { anchors, timings } from '#src/site/constants.ts';
import { shows } from '#src/site/shows.ts';
import {
  commitment,
  delivery,
  episode,
  firstEpisode,
  founders,
  growthPackage,
  lowestPrice,
  plans,
  prepayment,
  pricePerEpisode,
  reviewers,
} from '#src/site/site.ts';

// A fact that is stated once may still contradict another.

it('the first plan is one episode, so its price is the price per episode', () => {
  expect(plans[0].episodes).toBe(1);
  expect(pricePerEpisode).toBe(plans[0].price);
});

it('no plan costs less than the lowest price', () => {
  expect(lowestPrice).toBe(Math.min(...plans.map(({ price }) => price ?? Number.MAX_VALUE)));
});

it('the simulated delays and the navigation are those of the specification', () => {
  expect(timings).toEqual({ contactLoading: 1000, contactSubmitting: 1500, pendingScroll: 500 });
  expect(anchors).toEqual(['about', 'features', 'process', 'reviews', 'pricing']);
});

it('every price is in whole euros, since the texts have no room for cents', () => {
  const prices = [...plans.map(({ price }) => price), growthPackage.price];
  for (const price of prices) expect(price === null || Number.isInteger(price)).toBe(true);
});

it('every prepaid term is at least as long as the commitment', () => {
  for (const months of prepayment.months) expect(months).toBeGreaterThanOrEqual(commitment.months);
});

it('the promised hours end when the working day of the delivery begins', () => {
  expect(delivery.hours).toBe(24 * (delivery.workingDay - 1));
});

it('the days to the first episode leave room for three client steps and the promised hours', () => {
  const { workingDays, clientDays } = firstEpisode;
  expect(workingDays).toBeGreaterThanOrEqual(3 * clientDays + delivery.workingDay);
  expect(episode.minutes.min).toBeLessThanOrEqual(episode.minutes.max);
});

it('every person and show has its own picture, every affiliate its own code', () => {
  const slugs = [...founders, ...reviewers, ...shows].map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  const codes = affiliates.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(code).toBe(normalizeCode(code));
  // Codes copied from a sentence.
  for (const copied of ['“word72”.', ' WORD-72 ', 'Word 72,', '_word72_', 'word\u00a072\u200b']) {
    expect(normalizeCode(copied)).toBe('WORD72');
  }
});
