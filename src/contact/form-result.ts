import type { ReactNode } from 'react';
import { getIntl } from '../intl/get-intl.ts';
import { eachField, type FieldName } from './fields.ts';
import type { Submission } from './parse-form.ts';

/** The result of a submission. `sent`: the lead is stored, and the panel confirms it. */
export type SubmissionResult = { status: 'sent'; panel: ReactNode } | FormError;

/**
 * `invalid`: the fields with errors must be corrected. `failed`: the same form can be sent again.
 * `limited`: it can be sent again later. `unknownCode`: the affiliate is not, or no longer, known.
 * The page shows the entered values, and holds the idempotency key for the next try.
 */
export type FormError = {
  status: 'invalid' | 'failed' | 'limited' | 'unknownCode';
  entered: Record<FieldName, string>;
  key: string;
  errors?: Partial<Record<FieldName, string | undefined>>;
};

/** What the page of a posted document shows. `code`: the affiliate's code in the form. */
export type PostedForm = { code: string; result: SubmissionResult };

/** Returns the fields' errors in the form's language, or `failed` if all fields are valid. */
export function invalidForm({ parsed, locale, entered, key }: Submission): FormError {
  if (parsed.success) return { status: 'failed', entered, key };
  const { t } = getIntl(locale);
  const errors = eachField((name) => {
    const reason = parsed.reasons[name];
    return reason && t(`contact.invalid.${reason}`);
  });
  return { status: 'invalid', entered, key, errors };
}
