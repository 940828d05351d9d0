import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { minimumCommitment } from '#src/facts/business.ts';
import { commitmentMonths, commitmentPrice, monthByMonth } from '#src/prices/commitment-price.ts';

vi.mock('#src/facts/business.ts', async () => (await import('./fixed-site.ts')).site);

// The expected prices in euros: per month, per episode, in total, and the saving.
it.each([
  [{ price: 490, episodes: 1 }, 1, [490, 490, 980, 0]],
  [{ price: 490, episodes: 1 }, 4, [367.5, 367.5, 1470, 490]],
  [{ price: 890, episodes: 2 }, 8, [667.5, 333.75, 5340, 1780]],
  [{ price: 1590, episodes: 4 }, 8, [1192.5, 298.13, 9540, 3180]],
  [{ price: 2500, episodes: 3 }, 1, [2500, 833.33, 5000, 0]],
  [{ price: 2500, episodes: 3 }, 4, [1875, 625, 7500, 2500]],
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
