import type { Locale } from '../locales.ts';

/** Why a lead is set aside: it filled in a field that people do not see. */
type Suspicion = 'honeypot';

/** What a person typed, checked. */
export type LeadFields = {
  firstName: string;
  lastName: string;
  email: string;
  /** E.164. */
  phone: string;
  phoneAsTyped: string;
};

/** What a referred visitor left. `createdAt` is ISO 8601 in UTC. */
export type Lead = LeadFields & {
  id: string;
  /** The idempotency key of the form that it came with. */
  key: string;
  createdAt: string;
  locale: Locale;
  affiliate: string;
  suspicion: Suspicion | null;
};
