import type { Details } from '../leads/lead.ts';
import { codeParameter } from '../parameters.ts';

/** The four fields of the form, in order; `maxLength` counts UTF-16 code units, as HTML does. */
export const fields = {
  firstName: { type: 'text', autoComplete: 'given-name', maxLength: 100, required: true },
  lastName: { type: 'text', autoComplete: 'family-name', maxLength: 100, required: true },
  email: { type: 'email', autoComplete: 'email', maxLength: 254, required: true },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 100, required: true },
} as const satisfies Record<keyof Details, object>;

export type FieldName = keyof typeof fields;

export const fieldNames = Object.keys(fields) as FieldName[];

/** The hidden fields of the form. The honeypot is invisible to people; robots fill it in. */
export const hiddenFields = {
  code: codeParameter,
  locale: 'locale',
  key: 'key',
  honeypot: 'topic',
} as const;

export function eachField<Value>(value: (name: FieldName) => Value): Record<FieldName, Value> {
  const entries = fieldNames.map((name) => [name, value(name)] as const);
  return Object.fromEntries(entries) as Record<FieldName, Value>;
}
