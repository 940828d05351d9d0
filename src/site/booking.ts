import { plans } from './site.ts';

/** Where a page offers to book a call. */
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

/** What a call can be booked about: `plan` in the query of the booking page. */
export const bookingPlans = [...plans.map(({ id }) => id), 'growth'] as const;
