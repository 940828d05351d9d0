import type { Locale } from '../site/locales.ts';

/** The validated form fields: single lines; the phone number as entered. */
export type LeadFields = { firstName: string; lastName: string; email: string; phone: string };

/** A stored submission of a referred visitor. */
export type Lead = LeadFields & {
  id: string;
  key: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  locale: Locale;
  affiliate: string;
  /** Whether the honeypot was filled in, most likely by a bot. */
  flagged: boolean;
};

export type Channel = 'webhook' | 'mail';
