import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { monthByMonth, termMonths, termPrice } from '#src/prices/term-price.ts';
import { commitment } from '#src/site/site.ts';

// Tests the rule with fixed prices, independent of the company's own.
vi.mock('#src/site/site.ts', async (original) => ({
  ...(await original<typeof import('#src/site/site.ts')>()),
  commitment: { months: 3 },
  prepayment: { months: [3, 6, 12], discount: 0.3 },
}));

/** Whole euros, as prices are set. */
const price = fc.integer({ min: 1, max: 100_000 });
const episodes = fc.integer({ min: 1, max: 31 });

describe('termPrice', () => {
  it.each([
    [{ price: 490, episodes: 1 }, 1, [490, 490, 1470, 0]],
    [{ price: 490, episodes: 1 }, 3, [343, 343, 1029, 441]],
    [{ price: 890, episodes: 2 }, 6, [623, 311.5, 3738, 1602]],
    [{ price: 1590, episodes: 4 }, 12, [1113, 278.25, 13_356, 5724]],
    [{ price: 2500, episodes: 3 }, 1, [2500, 833.33, 7500, 0]],
    [{ price: 2500, episodes: 3 }, 3, [1750, 583.33, 5250, 2250]],
  ])('%o for %i', (plan, months, [monthly, perEpisode, total, saved]) => {
    const cents = termPrice(plan, months);
    expect({
      monthly: cents.monthly / 100,
      perEpisode: cents.perEpisode / 100,
      total: cents.total / 100,
      saved: cents.saved / 100,
    }).toEqual({ monthly, perEpisode, total, saved });
  });
});

describe('termPrice of any price', () => {
  it('is in whole cents, and its months add up to the total', () => {
    fc.assert(
      fc.property(price, episodes, fc.constantFrom(...termMonths), (euros, count, months) => {
        const { monthly, perEpisode, total, saved } = termPrice(
          { price: euros, episodes: count },
          months,
        );
        for (const cents of [monthly, perEpisode, total, saved]) {
          expect(Number.isInteger(cents)).toBe(true);
        }
        const payable = months === monthByMonth ? commitment.months : months;
        expect(total).toBe(monthly * payable);
        expect(total + saved).toBe(euros * 100 * payable);
        expect(Math.abs(perEpisode * count - monthly)).toBeLessThanOrEqual(count / 2);
      }),
    );
  });
});
