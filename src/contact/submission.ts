import * as v from 'valibot';
import { defaultLocale, type Locale, localeCodes } from '../site/locales.ts';
import { normalizeCode } from './affiliates.ts';
import { eachField, type FieldName, fieldNames, hiddenFields } from './fields.ts';
import { type ParsedFields, parseFields } from './schema.ts';

/** A form that came in. */
export type Submission = {
  /** The four fields as they were entered. */
  entered: Record<FieldName, string>;
  /** What is stored of them, or why they are invalid. */
  parsed: ParsedFields;
  /** The code of the affiliate who referred the visitor, as the table of affiliates holds codes. */
  code: string;
  /** The language of the form. */
  locale: Locale;
  /** The form's idempotency key, a UUID. */
  key: string;
  /** Whether the honeypot was filled in. */
  flagged: boolean;
  /** False if fields are missing, or the language or the key is none: such a form is refused. */
  complete: boolean;
};

const names = [...fieldNames, ...Object.values(hiddenFields)];

const texts = v.record(v.picklist(names), v.string());

const hidden = v.object({
  [hiddenFields.code]: v.string(),
  [hiddenFields.locale]: v.picklist(localeCodes),
  [hiddenFields.key]: v.pipe(v.string(), v.uuid()),
  [hiddenFields.honeypot]: v.string(),
});

/**
 * Turns the entries of a form into a submission, or undefined if there is anything among them that
 * our form does not send: another name, a name twice, a file.
 */
export function parseSubmission(
  entries: readonly (readonly [name: string, value: unknown])[],
): Submission | undefined {
  const { success: isOurs, output: form } = v.safeParse(texts, Object.fromEntries(entries));
  if (!isOurs || Object.keys(form).length !== entries.length) return undefined;
  const entered = eachField((name) => form[name] ?? '');
  const { success, output } = v.safeParse(hidden, form);
  return {
    entered,
    parsed: parseFields(entered),
    code: normalizeCode(form[hiddenFields.code] ?? ''),
    locale: success ? output[hiddenFields.locale] : defaultLocale,
    key: success ? output[hiddenFields.key] : crypto.randomUUID(),
    flagged: Boolean(form[hiddenFields.honeypot]),
    complete: success && entries.length === names.length,
  };
}
