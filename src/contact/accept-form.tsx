import { findAffiliate } from '../facts/affiliates.ts';
import { getIntl } from '../intl/get-intl.ts';
import { storeLead } from '../leads/lead-store.ts';
import { notifyOwner } from '../leads/notify.ts';
import { logError, logEvent } from '../log.ts';
import { isAllowed } from '../rate-limit.ts';
import type { RequestContext } from '../request-context.ts';
import { sleep, submittingMs } from '../timing.ts';
import { eachField } from './fields.ts';
import type { FormError, FormResult } from './form-result.ts';
import type { ParsedForm } from './parse-form.ts';
import { SuccessPanel } from './success-panel.tsx';

/**
 * Commits the lead, then notifies the owner. Returns the result after at least 1500 ms, or at once
 * over the rate limit. Never throws. Logs errors, and returns them with the entered values.
 */
export async function acceptForm(form: ParsedForm, context: RequestContext): Promise<FormResult> {
  const minimumTime = sleep(submittingMs);
  if (!(await isAllowed(context.env.RATE_LIMIT_CONTACT, context.address))) {
    logEvent('submission-limited');
    return { status: 'limited', entered: form.entered, key: form.key };
  }
  const result = await storeForm(form, context);
  await minimumTime;
  return result;
}

async function storeForm(
  form: ParsedForm,
  { env, executionCtx }: RequestContext,
): Promise<FormResult> {
  const { parsed, entered, key, locale, code, honeypotFilled, isComplete } = form;
  if (!parsed.success || !isComplete) return refuse(form);
  const affiliate = findAffiliate(code);
  if (!affiliate) {
    logEvent('lead-unknown-affiliate');
    return { status: 'unknownCode', entered, key };
  }
  try {
    const id = crypto.randomUUID();
    const createdAt = new Date().toISOString();
    const lead = { id, createdAt, locale, affiliate: code, ...parsed.fields, honeypotFilled };
    const { lead: stored, isDelivered } = await storeLead(env.DB, lead, key);
    const isNew = stored.id === id;
    const details = { id: stored.id, locale, affiliate: stored.affiliate, honeypotFilled };
    logEvent(isNew ? 'lead-stored' : 'lead-repeated', details);
    // Also of a repeat, since the first request may have timed out before its lead was stored.
    if (!isDelivered) executionCtx.waitUntil(notifyOwner(env, stored));
    const introducedBy = findAffiliate(stored.affiliate) ?? affiliate;
    const panel = <SuccessPanel locale={locale} lead={stored} affiliate={introducedBy} />;
    return { status: 'sent', panel };
  } catch (error) {
    logError('lead-not-stored', error);
    return { status: 'failed', entered, key };
  }
}

/** Returns the fields' errors in the form's language, or `failed` if all fields are valid. */
function refuse({ parsed, locale, entered, key }: ParsedForm): FormError {
  if (parsed.success) return { status: 'failed', entered, key };
  const { t } = getIntl(locale);
  const errors = eachField((name) => {
    const reason = parsed.reasons[name];
    return reason && t(`contact.invalid.${reason}`);
  });
  return { status: 'invalid', entered, key, errors };
}
