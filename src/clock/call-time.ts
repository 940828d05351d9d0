import { firstCall } from '../site/site.ts';
import { dayInParis, hourInParis } from './paris-time.ts';
import { nextWorkingDay } from './working-days.ts';

/**
 * The moment by which a lead that came in at `received` is called: the hour of `firstCall` in
 * France on the next working day. Milliseconds since 1970.
 */
export function callTime(received: number): number {
  return hourInParis(nextWorkingDay(dayInParis(received)), firstCall.by);
}
