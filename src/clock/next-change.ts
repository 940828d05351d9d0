import { deliveryClock } from './delivery-clock.ts';
import { dayInParis, hourInParis } from './paris-time.ts';

/**
 * The moment at which what is rendered at `moment` goes out of date: midnight in France, which
 * changes the day of the first episode and the year, or the end of the 9:00 until which the delivery
 * date holds. Milliseconds since 1970.
 */
export function nextChange(moment: number): number {
  const midnight = hourInParis(dayInParis(moment) + 1, 0);
  return Math.min(midnight, deliveryClock(moment).start.getTime() + 1);
}
