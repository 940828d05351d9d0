import { plans } from './business.ts';

export const bookingPlaces = [
  'header',
  'menu',
  'hero',
  'player',
  'plans',
  'growth',
  'footer',
  'contact',
] as const;
export type BookingPlace = (typeof bookingPlaces)[number];

/** Subjects of a call: `plan` in the query of the booking page. */
export const bookingPlans = [...plans.map(({ id }) => id), 'growth'] as const;
