import { firstCall } from '../site/site.ts';
import { dayInParis, hourInParis } from './paris-time.ts';
import { nextWorkingDay } from './working-days.ts';

/** Returns the time by which a lead is called: `firstCall.by` in France on the next working day. */
export function callTime(received: number): number {
  return hourInParis(nextWorkingDay(dayInParis(received)), firstCall.by);
}
