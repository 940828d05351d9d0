import type { Locale } from '../locales.ts';
import type { LeadFields } from './schema.ts';
import type { Suspicion } from './ticket.ts';

/** What a referred visitor left. `createdAt` is ISO 8601 in UTC. */
export type Lead = LeadFields & {
  id: string;
  /** The idempotency key of the form that it came with. */
  key: string;
  createdAt: string;
  locale: Locale;
  affiliate: string;
  /** Why it is not delivered. */
  suspicion: Suspicion | null;
};
