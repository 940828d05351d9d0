import type { ReactNode } from 'react';
import type { FieldName } from './fields.ts';

/** The result of a form. `sent`: the lead is stored, and the panel confirms it. */
export type FormResult = { status: 'sent'; panel: ReactNode } | FormError;

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
export type PostedForm = { code: string; result: FormResult };
