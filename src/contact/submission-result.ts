import type { Affiliate } from '../facts/affiliates.ts';
import { getIntl } from '../intl/get-intl.ts';
import type { Lead } from '../leads/lead.ts';
import type { CodeProblem } from './affiliates.ts';
import { eachField, type FieldName } from './fields.ts';
import type { Submission } from './submission.ts';

/**
 * The result of a submission. `sent`: the lead is stored, and the page with this id confirms it.
 */
export type SubmissionResult = { status: 'sent'; id: string } | Refusal;

/**
 * `invalid`: the fields with errors must be corrected. `failed`: the same form can be sent again.
 * `limited`: it can be sent again later. The page shows the entered values, and holds the
 * idempotency key for the next try.
 */
export type Refusal = {
  status: 'invalid' | 'failed' | 'limited';
  entered: Record<FieldName, string>;
  key: string;
  errors?: Record<FieldName, string | undefined>;
};

/** What a contact page shows, known before it is rendered. */
export type ContactOutcome = {
  /** The affiliate whom the URL names, or why there is no form. */
  affiliate: Affiliate | CodeProblem;
  /** The stored lead that the URL names. */
  lead?: Lead | undefined;
  /** The refusal of the posted form. */
  refusal?: Refusal | undefined;
};

export function refuse(status: 'failed' | 'limited', { entered, key }: Submission): Refusal {
  return { status, entered, key };
}

/** Returns the fields' errors, or `failed` if all fields are valid. */
export function refuseInvalid(submission: Submission): Refusal {
  const { parsed, locale, entered, key } = submission;
  if (parsed.success) return refuse('failed', submission);
  const { t } = getIntl(locale);
  const errors = eachField((name) => {
    const reason = parsed.reasons[name];
    return reason && t(`contact.invalid.${reason}`);
  });
  return { status: 'invalid', entered, key, errors };
}
