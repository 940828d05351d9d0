import { findAffiliate } from '../facts/affiliates.ts';
import { storeLead } from '../leads/lead-store.ts';
import { notifyOwner } from '../leads/notify.ts';
import { logError, logEvent } from '../log.ts';
import { isAllowed } from '../rate-limit.ts';
import type { RequestContext } from '../request-context.ts';
import { sleep, submittingMs } from '../timing.ts';
import { invalidForm, type SubmissionResult } from './form-result.ts';
import type { Submission } from './parse-form.ts';
import { SuccessPanel } from './success-panel.tsx';

/**
 * Commits the lead, then notifies the owner. Returns the result after at least 1500 ms, or at once
 * over the rate limit. Never throws. Logs errors, and returns them with the entered values.
 */
export async function acceptLead(
  submission: Submission,
  context: RequestContext,
): Promise<SubmissionResult> {
  const minimumTime = sleep(submittingMs);
  const { entered, key } = submission;
  if (!(await isAllowed(context.env.RATE_LIMIT_CONTACT, context.address))) {
    logEvent('submission-limited');
    return { status: 'limited', entered, key };
  }
  const result = await storeSubmission(submission, context);
  await minimumTime;
  return result;
}

async function storeSubmission(
  submission: Submission,
  { env, executionCtx }: RequestContext,
): Promise<SubmissionResult> {
  const { parsed, entered, key, locale, code, honeypotFilled, isComplete } = submission;
  if (!parsed.success || !isComplete) return invalidForm(submission);
  const affiliate = findAffiliate(code);
  if (!affiliate) {
    logEvent('lead-unknown-affiliate');
    return { status: 'unknownCode', entered, key };
  }
  try {
    const id = crypto.randomUUID();
    const createdAt = new Date().toISOString();
    const lead = { id, createdAt, locale, affiliate: code, ...parsed.fields, honeypotFilled };
    const stored = await storeLead(env.DB, lead, key);
    const isNew = stored.id === id;
    const details = { id: stored.id, locale, affiliate: stored.affiliate, honeypotFilled };
    logEvent(isNew ? 'lead-stored' : 'lead-repeated', details);
    if (isNew) executionCtx.waitUntil(notifyOwner(env, stored));
    const introducedBy = findAffiliate(stored.affiliate) ?? affiliate;
    const panel = <SuccessPanel locale={locale} lead={stored} affiliate={introducedBy} />;
    return { status: 'sent', panel };
  } catch (error) {
    logError('lead-not-stored', error);
    return { status: 'failed', entered, key };
  }
}
