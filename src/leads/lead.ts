import type { Locale } from '../facts/locales.ts';

/** What a visitor enters, each a single line; the phone is as entered. */
export type Details = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
};

/** A submission of a referred visitor. */
export type Lead = Details & {
  /** A random UUID. */
  id: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  locale: Locale;
  /** The affiliate's code. */
  affiliate: string;
  /** Whether the hidden field was filled in, most likely by a bot. */
  honeypotFilled: boolean;
};
