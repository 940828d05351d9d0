import { deliveryClock } from './delivery-clock.ts';
import { dayInParis, parisTimestamp } from './paris-time.ts';

/**
 * Returns when a page rendered at `time` expires: at midnight in France, or just after the 9:00 at
 * which the clock starts, when the delivery date changes.
 */
export function nextChange(time: number): number {
  const midnight = parisTimestamp(dayInParis(time) + 1, 0);
  return Math.min(midnight, deliveryClock(time).start.getTime() + 1);
}
