import * as v from 'valibot';
import { defaultLocale, type Locale, localeCodes } from '../site/locales.ts';
import { normalizeCode } from './affiliates.ts';
import { eachField, type FieldName, fieldNames, hiddenFields } from './fields.ts';
import { type ParsedFields, parseFields } from './schema.ts';

export type Submission = {
  /** The four fields as entered. */
  entered: Record<FieldName, string>;
  /** The values to store, or the reasons why they are invalid. */
  parsed: ParsedFields;
  /** The referring affiliate's code, normalised as in the table of affiliates. */
  code: string;
  locale: Locale;
  /** The form's idempotency key, a UUID. */
  key: string;
  /** Whether the honeypot was filled in. */
  flagged: boolean;
  /** Whether all fields are present, with a known language and a valid key. */
  wellFormed: boolean;
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
 * Parses a form as our page sends it; undefined unless it holds only text values under our names,
 * each at most once.
 */
export function parseSubmission(form: FormData): Submission | undefined {
  const entries = [...form];
  const ours = v.safeParse(texts, Object.fromEntries(entries));
  if (!ours.success || Object.keys(ours.output).length < entries.length) return undefined;
  const fields = ours.output;
  const entered = eachField((name) => fields[name] ?? '');
  const { success, output } = v.safeParse(hidden, fields);
  return {
    entered,
    parsed: parseFields(entered),
    code: normalizeCode(fields[hiddenFields.code] ?? ''),
    locale: success ? output[hiddenFields.locale] : defaultLocale,
    key: success ? output[hiddenFields.key] : crypto.randomUUID(),
    flagged: Boolean(fields[hiddenFields.honeypot]),
    wellFormed: success && names.every((name) => name in fields),
  };
}
