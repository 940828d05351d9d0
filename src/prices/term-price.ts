import { commitment, growthPackage, prepayment } from '../site/site.ts';

export const monthByMonth = 1;

/** Terms to choose from, in months: month by month, or prepaid. */
export const termMonths: readonly number[] = [monthByMonth, ...prepayment.months];

/** The cost of a term in whole cents, excluding VAT. */
type TermPrice = {
  monthly: number;
  /** Rounded to the cent. */
  perEpisode: number;
  /** For the whole term or, month by month, for the minimum commitment. */
  total: number;
  /** The difference between `total` and the full price of the same months. */
  saved: number;
};

/** A plan or the growth package; whole euros and episodes per month. */
export type PricedOffer = {
  price: number;
  episodes: number;
};

export function termPrice({ price, episodes }: PricedOffer, months: number): TermPrice {
  const isMonthly = months === monthByMonth;
  const monthly = cents(isMonthly ? price : price * (1 - prepayment.discount));
  const payable = isMonthly ? commitment.months : months;
  return {
    monthly,
    perEpisode: Math.round(monthly / episodes),
    total: monthly * payable,
    saved: (cents(price) - monthly) * payable,
  };
}

/** The growth package's monthly price if prepaid, in euros. */
export const promotionalPrice = termPrice(growthPackage, prepayment.months[0]).monthly / 100;

function cents(euros: number): number {
  return Math.round(euros * 100);
}
