import { growthPackage, minimumCommitment, prepayment } from '../facts/business.ts';

export const monthByMonth = 1;

/** The commitments to choose from, in months. */
export const commitmentMonths: readonly number[] = [monthByMonth, ...prepayment.months];

/** A plan or the growth package; whole euros and episodes per month. */
export type PricedOffer = {
  price: number;
  episodes: number;
};

/** Returns the cost of a commitment in whole cents, excluding VAT. */
export function commitmentPrice({ price, episodes }: PricedOffer, months: number) {
  const isMonthly = months === monthByMonth;
  const monthly = cents(isMonthly ? price : price * (1 - prepayment.discount));
  const payable = isMonthly ? minimumCommitment.months : months;
  return {
    monthly,
    /** Rounded to the cent. */
    perEpisode: Math.round(monthly / episodes),
    /** For the whole commitment; month by month, for the minimum one. */
    total: monthly * payable,
    /** The difference between `total` and the full price of the same months. */
    saved: (cents(price) - monthly) * payable,
  };
}

/** The growth package's monthly price if prepaid, in euros. */
export const promotionalPrice = commitmentPrice(growthPackage, prepayment.months[0]).monthly / 100;

function cents(euros: number): number {
  return Math.round(euros * 100);
}
