import { deliveryClock } from '../clock/delivery-clock.ts';
import { calendarDay, hourInParis, yearInParis } from '../clock/paris-time.ts';

/**
 * When an answer made at `moment` goes out of date: at New Year, when the copyright line changes,
 * or, if it shows the delivery date, after the 9:00 until which that date holds. Milliseconds since
 * 1970.
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
