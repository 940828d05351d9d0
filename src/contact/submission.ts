import * as v from 'valibot';
import { type Locale, localeCodes } from '../locales.ts';
import { normalizeCode } from './affiliates.ts';
import { eachField, type FieldName, fieldNames, hiddenFields } from './fields.ts';
import { type ParsedFields, parseFields } from './schema.ts';

/** A filled-in form as it came in: text of bounded length, and what the fields mean. */
export type Submission = {
  /** The four fields as they were typed. */
  values: Record<FieldName, string>;
  /** What they mean, or why they are refused. */
  fields: ParsedFields;
  /** The code of the affiliate who referred the visitor, as the table of affiliates holds codes. */
  code: string;
  /** The language of the form. */
  locale: Locale;
  /** The form's idempotency key, a UUID. */
  key: string;
  token: string;
  /** Empty if a person filled in the form. */
  honeypot: string;
};

const names: readonly string[] = [...fieldNames, ...Object.values(hiddenFields)];

/**
 * Far more than a person types, so that people learn from the form itself that a text is too long.
 * Every reference of React's wire format begins with a dollar sign, and no name, address or number
 * does.
 */
const text = v.pipe(v.string(), v.maxLength(1000), v.regex(/^(?!\$)/));

const schema = v.object({
  ...eachField(() => text),
  [hiddenFields.code]: text,
  [hiddenFields.locale]: v.picklist(localeCodes),
  [hiddenFields.key]: v.pipe(v.string(), v.regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)),
  [hiddenFields.token]: text,
  [hiddenFields.honeypot]: text,
});

/**
 * Turns the entries of a form into a submission, or undefined if they are not
 * exactly the form's own: each field once, nothing else, text only.
 */
export function parseSubmission(
  entries: readonly (readonly [name: string, value: unknown])[],
): Submission | undefined {
  // The schema asks for every name, so as many entries as names are each of them once.
  if (entries.length !== names.length) return undefined;
  const { success, output } = v.safeParse(schema, Object.fromEntries(entries));
  if (!success) return undefined;
  const values = eachField((name) => output[name]);
  const locale = output[hiddenFields.locale];
  return {
    values,
    fields: parseFields(values, locale),
    code: normalizeCode(output[hiddenFields.code]),
    locale,
    key: output[hiddenFields.key],
    token: output[hiddenFields.token],
    honeypot: output[hiddenFields.honeypot],
  };
}
