import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { minimumCommitment } from '#src/facts/business.ts';
import { commitmentMonths, commitmentPrice, monthByMonth } from '#src/prices/commitment-price.ts';

vi.mock('#src/facts/business.ts', async () => (await import('./fixed-business.ts')).business);

// The expected prices in euros: per month, per episode, in total, and the saving.
it.each([
  [{ price: 400, episodes: 1 }, 1, [400, 400, 800, 0]],
  [{ price: 410, episodes: 1 }, 4, [307.5, 307.5, 1230, 410]],
  [{ price: 700, episodes: 2 }, 8, [525, 262.5, 4200, 1400]],
  [{ price: 1310, episodes: 4 }, 8, [982.5, 245.63, 7860, 2620]],
  [{ price: 2000, episodes: 7 }, 1, [2000, 285.71, 4000, 0]],
  [{ price: 2000, episodes: 7 }, 4, [1500, 214.29, 6000, 2000]],
])('calculates the price of %o for %i months', (plan, months, euros) => {
  const { monthly, perEpisode, total, saved } = commitmentPrice(plan, months);
  expect([monthly, perEpisode, total, saved].map((cents) => cents / 100)).toEqual(euros);
});

it('calculates any price in whole cents, and its months add up to the total', () => {
  // Whole euros, as prices are set.
  const euros = fc.integer({ min: 1, max: 100_000 });
  const counts = fc.integer({ min: 1, max: 31 });
  fc.assert(
    fc.property(euros, counts, fc.constantFrom(...commitmentMonths), (price, episodes, months) => {
      const { monthly, perEpisode, total, saved } = commitmentPrice({ price, episodes }, months);
      for (const cents of [monthly, perEpisode, total, saved]) {
        expect(Number.isInteger(cents)).toBe(true);
      }
      const payable = months === monthByMonth ? minimumCommitment.months : months;
      expect(total).toBe(monthly * payable);
      expect(total + saved).toBe(price * 100 * payable);
      expect(Math.abs(perEpisode * episodes - monthly)).toBeLessThanOrEqual(episodes / 2);
    }),
  );
});
