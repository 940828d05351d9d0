import { commitment, growthPackage, prepayment } from '../site/site.ts';

/** The term of customers who pay month by month. */
export const monthByMonth = 1;

/** The terms to choose from, in months: month by month, or one that is paid in advance. */
export const termMonths: readonly number[] = [monthByMonth, ...prepayment.months];

/** What a term costs, in whole cents, excluding VAT. */
type TermPrice = {
  monthly: number;
  /** Rounded to a cent. */
  perEpisode: number;
  /** For the whole term; month by month, for the shortest commitment. */
  total: number;
  /** By how much `total` is less than the full price of the same months. */
  saved: number;
};

/** A plan or the growth package. */
export type Monthly = {
  /** Whole euros a month. */
  price: number;
  /** A month. */
  episodes: number;
};

/** What a plan or the growth package costs month by month, or prepaid for that many months. */
export function termPrice({ price, episodes }: Monthly, months: number): TermPrice {
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

/** What the growth package costs a month if it is prepaid, in euros. */
export const promotionalPrice = termPrice(growthPackage, prepayment.months[0]).monthly / 100;

function cents(euros: number): number {
  return Math.round(euros * 100);
}
