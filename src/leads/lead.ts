import type { Locale } from '../facts/locales.ts';

/** A submission of a referred visitor. Each field is a single line; the phone is as entered. */
export type Lead = {
  /** A random UUID. */
  id: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  locale: Locale;
  /** The affiliate's code. */
  affiliate: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  /** Whether the hidden field was filled in, most likely by a bot. */
  honeypotFilled: boolean;
};
