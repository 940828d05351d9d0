import type { Locale } from '../site/locales.ts';

/** What a person entered, checked: one line each, the phone number as it was entered. */
export type LeadFields = { firstName: string; lastName: string; email: string; phone: string };

/** What a referred visitor left. */
export type Lead = LeadFields & {
  id: string;
  /** The idempotency key of the form that it came with. */
  key: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  locale: Locale;
  /** The code of the affiliate. */
  affiliate: string;
  /** Whether a field was filled in that people do not see: it may come from a robot. */
  flagged: boolean;
};

/** The ways in which a lead is delivered. */
export type Channel = 'webhook' | 'mail';
