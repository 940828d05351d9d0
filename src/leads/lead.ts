import { createHash } from 'node:crypto';
import type { Locale } from '../facts/locales.ts';

/** The validated form fields, each a single line. The phone number is as entered. */
type LeadFields = { firstName: string; lastName: string; email: string; phone: string };

/** A stored submission of a referred visitor. */
export type Lead = LeadFields & {
  /** See `leadId`; a random UUID in leads that predate it. */
  id: string;
  /** ISO 8601 in UTC. */
  createdAt: string;
  locale: Locale;
  affiliate: string;
  /** Whether the honeypot was filled in, most likely by a bot. */
  flagged: boolean;
};

export type Channel = 'webhook' | 'mail';

/** Returns the channels that deliver leads, as the variables configure them. */
export function configuredChannels(
  variables: Partial<Pick<Env, 'LEADS_WEBHOOK_URL' | 'LEADS_NOTIFY'>>,
): Channel[] {
  const channels: Channel[] = [];
  if (variables.LEADS_WEBHOOK_URL) channels.push('webhook');
  if (variables.LEADS_NOTIFY) channels.push('mail');
  return channels;
}

/**
 * Returns a lead's id, a UUID that is a digest of the idempotency key, the affiliate's code and the
 * fields. The same form sent again has the same id, and a corrected form has another. The case of
 * the key and of the e-mail address is ignored. An id opens a success page with masked details, so
 * it must not follow from the details alone. The random key prevents that.
 */
export function leadId(
  key: string,
  affiliate: string,
  { firstName, lastName, email, phone }: LeadFields,
): string {
  const content = [key.toLowerCase(), affiliate, firstName, lastName, email.toLowerCase(), phone];
  const hex = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  // Version 8 and variant 10, RFC 9562's form for custom UUIDs.
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*/, '$1-$2-8$3-a$4-$5');
}
