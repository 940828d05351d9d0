import { timings } from '../facts/constants.ts';
import { configuredChannels, leadId } from '../leads/lead.ts';
import { storeLead } from '../leads/lead-store.ts';
import { deliverLead } from '../leads/outbox.ts';
import { logError, logEvent } from '../runtime/log.ts';
import { isAllowed } from '../runtime/rate-limit.ts';
import type { RequestContext } from '../runtime/request.ts';
import { sleep } from '../runtime/timing.ts';
import { findAffiliate } from './affiliates.ts';
import type { Submission } from './submission.ts';
import { refuse, refuseInvalid, type SubmissionResult } from './submission-result.ts';

/** Returns the result after at least 1500 ms, or at once over the rate limit. Never throws. */
export async function acceptWithDelay(
  submission: Submission,
  context: RequestContext,
): Promise<SubmissionResult> {
  const minimumTime = sleep(timings.contactSubmitting);
  const result = await acceptLead(submission, context);
  if (result.status !== 'limited') await minimumTime;
  return result;
}

/**
 * Commits the lead with its deliveries, then attempts them. `sent` means that the lead is
 * committed. Its delivery follows. Never throws. Logs errors, and returns `failed` with the entered
 * values.
 */
export async function acceptLead(
  submission: Submission,
  { env, executionCtx, address }: RequestContext,
): Promise<SubmissionResult> {
  if (!(await isAllowed(env.RATE_LIMIT, address))) return refuse('limited', submission);
  const { parsed, key, locale, code, flagged, wellFormed } = submission;
  if (!parsed.success || !wellFormed) return refuseInvalid(submission);
  if (!findAffiliate(code)) {
    logEvent('lead-unknown-affiliate');
    return refuse('failed', submission);
  }
  const { fields } = parsed;
  try {
    const id = leadId(key, code, fields);
    const createdAt = new Date().toISOString();
    const lead = { ...fields, id, createdAt, locale, affiliate: code, flagged };
    const isNew = await storeLead(env.DB, lead, configuredChannels(env));
    logEvent(isNew ? 'lead-stored' : 'lead-repeated', { id, locale, affiliate: code, flagged });
    if (isNew) executionCtx.waitUntil(deliverLead(env, id));
    return { status: 'sent', id };
  } catch (error) {
    logError('lead-not-stored', error);
    return refuse('failed', submission);
  }
}
