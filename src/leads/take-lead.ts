import type { Environment } from '../worker/request.ts';
import type { Lead } from './lead.ts';
import { type Stored, storeLead } from './lead-store.ts';
import { deliverLead, openChannels } from './outbox.ts';

/**
 * Commits a lead with its deliveries, and attempts these at once. `attempted` settles when that is
 * over: wait for it after the visitor has been answered. Throws as `storeLead` does.
 */
export async function takeLead(
  env: Environment,
  lead: Lead,
): Promise<Stored & { attempted: Promise<void> }> {
  const stored = await storeLead(env.DB, lead, openChannels(env));
  const attempted = stored.result === 'stored' ? deliverLead(env, lead.id) : Promise.resolve();
  return { ...stored, attempted };
}
