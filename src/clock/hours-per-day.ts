import { delivery } from '../site/site.ts';

/** What each working day before that of the delivery counts for, in hours. */
export const hoursPerDay: number = delivery.hours / (delivery.workingDay - 1);
