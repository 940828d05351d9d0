import { deliveryClock } from '../clock/delivery-clock.ts';
import { calendarDay, hourInParis, yearInParis } from '../clock/paris-time.ts';

/**
 * When an answer of a moment is another one: at New Year, as the copyright line is, or after the
 * 9:00 until which the delivery date holds, if it is shown. Milliseconds since 1970.
 */
export function nextChange(moment: number, withDelivery: boolean): number {
  const newYear = nextNewYear(moment);
  if (!withDelivery) return newYear;
  return Math.min(newYear, deliveryClock(moment).start.getTime() + 1);
}

/** When the copyright line changes: midnight of the next New Year in France. */
function nextNewYear(moment: number): number {
  return hourInParis(calendarDay(yearInParis(moment) + 1, 1, 1), 0);
}
