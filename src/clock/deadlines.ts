import { delivery, firstCall, firstEpisode } from '../facts/business.ts';
import { dayInParis, parisTimestamp } from './paris-time.ts';
import { addWorkingDays, nextWorkingDay } from './working-days.ts';

/** Returns 9:00 on the last day for the first episode, counted from the day after payment. */
export function firstEpisodeDeadline(payment: number): Date {
  const day = addWorkingDays(dayInParis(payment), firstEpisode.workingDays);
  return new Date(parisTimestamp(day, delivery.opensAt));
}

/** Returns the time by which a lead is called: `firstCall.by` in France on the next working day. */
export function callDeadline(received: number): Date {
  return new Date(parisTimestamp(nextWorkingDay(dayInParis(received)), firstCall.by));
}
