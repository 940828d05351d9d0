import { delivery, firstEpisode, leadCall } from '../facts/business.ts';
import { deliveryClock } from './delivery-clock.ts';
import { dayInParis, parisTimestamp } from './paris-time.ts';
import { addWorkingDays, nextWorkingDay } from './working-days.ts';

/** Returns 9:00 on the last day for the first episode, counted from the day after payment. */
export function firstEpisodeDeadline(payment: number): Date {
  const day = addWorkingDays(dayInParis(payment), firstEpisode.workingDays);
  return new Date(parisTimestamp(day, delivery.opensAt));
}

/** Returns the time by which a lead is called: `leadCall.by` in France on the next working day. */
export function callDeadline(received: number): Date {
  return new Date(parisTimestamp(nextWorkingDay(dayInParis(received)), leadCall.by));
}

/**
 * Returns when a page rendered at `time` expires: at midnight in France, or just after the 9:00 at
 * which the clock starts, when the delivery date changes.
 */
export function pageExpiry(time: number): number {
  const midnight = parisTimestamp(dayInParis(time) + 1, 0);
  return Math.min(midnight, deliveryClock(time).start.getTime() + 1);
}
