import { delivery } from '../site/site.ts';

/** Hours for which each working day before the delivery counts. */
export const hoursPerDay: number = delivery.hours / (delivery.workingDay - 1);
