import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tickCount } from '#src/artwork/shapes.ts';
import { hoursPerDay } from '#src/clock/delivery-clock.ts';
import { affiliates } from '#src/facts/affiliates.ts';
import * as business from '#src/facts/business.ts';
import { localeCodes } from '#src/facts/locales.ts';
import { findRoute, pageNames, routes } from '#src/facts/pages.ts';
import { shows } from '#src/facts/shows.ts';
import { normalizeCode } from '#src/parameters.ts';

// A fact that is stated once may still contradict another.

it('no plan costs less than the lowest price', () => {
  expect(business.lowestPrice).toBe(
    Math.min(...business.plans.flatMap(({ price }) => price ?? [])),
  );
});

it('the more episodes a plan has, the less each costs, as the price list says', () => {
  const priced = business.plans.filter((plan) => plan.price !== null);
  const costs = priced
    .toSorted((one, other) => one.episodes - other.episodes)
    .map(({ price, episodes }) => price / episodes);
  expect(costs).toEqual([...new Set(costs)].sort((one, other) => other - one));
});

it('every prepaid term is at least as long as the commitment', () => {
  const shortest = Math.min(...business.prepayment.months);
  expect(shortest).toBeGreaterThanOrEqual(business.minimumCommitment.months);
});

it('the promised hours are drawn, and end when the working day of the delivery begins', () => {
  expect(business.delivery.hours).toBe(tickCount);
  expect(business.delivery.hours).toBe(hoursPerDay * (business.delivery.deliveryDay - 1));
});

it('the days to the first episode leave room for three client steps and the promised hours', () => {
  const { workingDays, clientDays } = business.firstEpisode;
  expect(workingDays).toBeGreaterThanOrEqual(3 * clientDays + business.delivery.deliveryDay);
  expect(business.episode.minutes.min).toBeLessThanOrEqual(business.episode.minutes.max);
});

it('every person and show has its own picture, every affiliate its own code', () => {
  const slugs = [...business.founders, ...business.reviewers, ...shows].map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  const codes = affiliates.map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
  for (const code of codes) expect(code).toBe(normalizeCode(code));
  // Codes copied from a sentence.
  for (const copied of ['“word72”.', ' WORD-72 ', 'Word 72,', '_word72_', 'word\u00a072\u200b']) {
    expect(normalizeCode(copied)).toBe('WORD72');
  }
});

it('finds every page in every language by its own path', () => {
  expect(new Set(routes.map(({ path }) => path)).size).toBe(localeCodes.length * pageNames.length);
  for (const route of routes) expect(findRoute(route.path)).toEqual(route);
});

it.each(['/en', '/FR', '/fr/', '/fr/nope', '//', '', '/about/x', '/__proto__'])(
  'finds no page at %s',
  (path) => expect(findRoute(path)).toBeUndefined(),
);

it('has a component for every page and a page for every component', () => {
  const files = globSync('*.tsx', { cwd: 'src/pages' }).map((file) =>
    file.replace('.tsx', '').replace(/-(.)/, (_, letter: string) => letter.toUpperCase()),
  );
  expect(files.sort()).toEqual(pageNames.toSorted());
});
