import { logError, logEvent } from '../runtime/log.ts';
import { type Claim, claimDelivery, type DeliveryResult, recordResult } from './delivery-store.ts';
import { type Channel, configuredChannels, type Lead } from './lead.ts';
import { findLead } from './lead-store.ts';
import { mailLead } from './mail.ts';
import { postLead } from './webhook.ts';

/** Each sender throws if it gets no answer within 10 s. */
const senders: Record<Channel, (env: Env, lead: Lead) => Promise<DeliveryResult>> = {
  webhook: postLead,
  mail: mailLead,
};

/** Milliseconds after which a run starts no more attempts. The next run is due within 20 s. */
const runTime = 100_000;

/** Attempts the due deliveries of one lead. Never throws. */
export async function deliverLead(env: Env, id: string): Promise<void> {
  await Promise.all(configuredChannels(env).map((channel) => attemptNext(env, channel, id)));
}

/** Attempts everything due, oldest first, one delivery of each channel at a time. Never throws. */
export async function deliverDue(env: Env): Promise<void> {
  const end = Date.now() + runTime;
  const attemptAll = async (channel: Channel) => {
    while (Date.now() < end && (await attemptNext(env, channel)));
  };
  await Promise.all(configuredChannels(env).map(attemptAll));
}

/** Attempts the next due delivery. Returns false if nothing is due or the store fails. */
async function attemptNext(env: Env, channel: Channel, id?: string): Promise<boolean> {
  try {
    const claim = await claimDelivery(env.DB, channel, id);
    if (!claim) return false;
    const lead = await findLead(env.DB, claim.lead);
    // The lead may have been erased since.
    if (lead) await recordResult(env.DB, claim, await send(env, lead, claim));
    return true;
  } catch (error) {
    // Once the claim expires, the cron job retries the delivery.
    logError('store-failed', error, { channel });
    return false;
  }
}

async function send(env: Env, lead: Lead, { channel, attempt }: Claim): Promise<DeliveryResult> {
  const details = { id: lead.id, channel, attempt };
  try {
    const outcome = await senders[channel](env, lead);
    if (outcome.result === 'done') logEvent('lead-delivered', details);
    else if (outcome.result === 'refused') logError('delivery-refused', undefined, details);
    else logError('delivery-rejected', undefined, { ...details, status: outcome.status });
    return outcome;
  } catch (error) {
    logError('delivery-failed', error, { ...details, code: codeOf(error) });
    return { result: 'retry', retryAfter: 0 };
  }
}

/** Cloudflare's error code for a failed mail, such as `E_SENDER_NOT_VERIFIED`. */
function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
