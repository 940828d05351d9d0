import type { Locale } from '../site/locales.ts';

/** The validated fields of the form: one line each, the phone number as entered. */
export type LeadFields = { firstName: string; lastName: string; email: string; phone: string };

/** A stored submission of a referred visitor. */
export type Lead = LeadFields & {
  id: string;
  /** The idempotency key of its form. */
  key: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  locale: Locale;
  /** The code of the affiliate. */
  affiliate: string;
  /** Whether the honeypot was filled in, probably by a robot. */
  flagged: boolean;
};

/** The ways in which a lead is delivered. */
export type Channel = 'webhook' | 'mail';
