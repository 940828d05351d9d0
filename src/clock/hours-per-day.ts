import { delivery } from '../site/site.ts';

/** The hours that each working day before the delivery counts for. */
export const hoursPerDay: number = delivery.hours / (delivery.workingDay - 1);
