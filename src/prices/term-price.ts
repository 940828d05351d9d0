import { commitment, launchOffer, prepayment } from '../site.ts';

/** The term of customers who pay month by month. */
export const monthByMonth = 1;

/** The terms to choose from, in months: month by month, or one that is paid in advance. */
export const termMonths: readonly number[] = [monthByMonth, ...prepayment.months];

const { listPrice, price } = launchOffer;

/** What the launch price takes off the list price, as a share of 1: whole per cent, never rounded up. */
export const launchDiscount = Math.floor((100 * (listPrice - price)) / listPrice) / 100;

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

type Monthly = {
  /** Whole euros a month. */
  price: number;
  /** A month. */
  episodes: number;
};

/** What a plan costs month by month, or prepaid for that many months. */
export function planPrice({ price, episodes }: Monthly, months: number): TermPrice {
  const share = months === monthByMonth ? 1 : 1 - prepayment.discount;
  return termPrice(price, price * share, episodes, months);
}

/** What the launch offer costs, prepaid for that many months. */
export function launchPrice(months: number): TermPrice {
  return termPrice(listPrice, price, launchOffer.episodes, months);
}

function termPrice(full: number, reduced: number, episodes: number, months: number): TermPrice {
  const monthly = cents(reduced);
  const payable = months === monthByMonth ? commitment.months : months;
  return {
    monthly,
    perEpisode: Math.round(monthly / episodes),
    total: monthly * payable,
    saved: (cents(full) - monthly) * payable,
  };
}

function cents(euros: number): number {
  return Math.round(euros * 100);
}
