import { delivery, firstEpisode } from '../site/site.ts';
import { dayInParis, hourInParis } from './paris-time.ts';
import { addWorkingDays } from './working-days.ts';

/**
 * The last day for the first episode of what is ordered and paid for at a moment, as its 9:00 in
 * France. Counted from the day after the payment.
 */
export function firstEpisodeDate(payment: number): Date {
  const day = addWorkingDays(dayInParis(payment), firstEpisode.workingDays);
  return new Date(hourInParis(day, delivery.opensAt));
}
