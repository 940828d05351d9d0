import { storeLead } from '../leads/lead-store.ts';
import { configuredChannels, deliverLead } from '../leads/outbox.ts';
import { trackEvent } from '../runtime/analytics.ts';
import { logError, logEvent } from '../runtime/log.ts';
import { isAllowed } from '../runtime/rate-limit.ts';
import type { RequestContext } from '../runtime/request.ts';
import { sleep } from '../runtime/timing.ts';
import { timings } from '../site/constants.ts';
import { findAffiliate } from './affiliates.ts';
import type { Submission } from './submission.ts';
import { invalid, refuse, type SubmissionResult } from './submission-result.ts';

type Context = Pick<RequestContext, 'env' | 'executionCtx' | 'address'>;

/** Returns the result after at least 1500 ms, or at once over the rate limit. Never throws. */
export async function acceptWithDelay(
  submission: Submission,
  context: Context,
): Promise<SubmissionResult> {
  const minimumTime = sleep(timings.contactSubmitting);
  const result = await acceptLead(submission, context);
  if (result.status !== 'limited') await minimumTime;
  return result;
}

/**
 * Commits the lead with its deliveries, then attempts them. `sent` means committed: delivery will
 * follow. Never throws: logs errors and returns `failed` with the entered values.
 */
export async function acceptLead(
  submission: Submission,
  { env, executionCtx, address }: Context,
): Promise<SubmissionResult> {
  const { parsed, key, locale, code, flagged, wellFormed } = submission;
  if (!parsed.success || !wellFormed) return invalid(submission);
  if (!findAffiliate(code)) {
    logEvent('lead-unknown-affiliate');
    return refuse('failed', submission);
  }
  if (!(await isAllowed(env.RATE_LIMIT, address))) return refuse('limited', submission);
  const own = { id: crypto.randomUUID(), key, createdAt: new Date().toISOString() };
  const lead = { ...parsed.fields, ...own, locale, affiliate: code, flagged };
  try {
    const { result, id } = await storeLead(env.DB, lead, configuredChannels(env));
    logEvent(`lead-${result}`, { id, locale, affiliate: code, flagged });
    if (result === 'stored') {
      executionCtx.waitUntil(deliverLead(env, id));
      // Submissions by robots are not counted.
      if (!flagged) trackEvent(env, { event: 'lead', page: 'contact', locale, affiliate: code });
    }
    // Another lead already has this key. With a new key the visitor's next try can succeed.
    if (result === 'conflicting')
      return refuse('failed', { ...submission, key: crypto.randomUUID() });
    return { status: 'sent', id };
  } catch (error) {
    logError('lead-not-stored', error);
    return refuse('failed', submission);
  }
}
