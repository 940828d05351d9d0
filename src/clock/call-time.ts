import { firstCall } from '../site.ts';
import { dayInParis, hourInParis } from './paris-time.ts';
import { nextWorkingDay } from './working-days.ts';

/** The moment by which a lead that came in is called: the hour in France of the next working day. */
export function callTime(received: number): number {
  return hourInParis(nextWorkingDay(dayInParis(received)), firstCall.by);
}
