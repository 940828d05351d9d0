import * as v from 'valibot';
import { defaultLocale, localeCodes } from '../facts/locales.ts';
import { normalizeCode } from '../parameters.ts';
import { eachField, fieldNames, hiddenFields } from './fields.ts';
import { parseFields } from './schema.ts';

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
export function parseForm(form: FormData) {
  const entries = [...form];
  const ours = v.safeParse(texts, Object.fromEntries(entries));
  if (!ours.success || Object.keys(ours.output).length < entries.length) return undefined;
  const fields = ours.output;
  const entered = eachField((name) => fields[name] ?? '');
  const { success, output } = v.safeParse(hidden, fields);
  return {
    /** The fields as entered; a missing one is empty. An open form lacks a field that is newer. */
    entered,
    /** The values to store, or the reasons why they are invalid. */
    parsed: parseFields(entered),
    /** The referring affiliate's code, normalised as in the table of affiliates. */
    code: normalizeCode(fields[hiddenFields.code] ?? ''),
    locale: success ? output[hiddenFields.locale] : defaultLocale,
    /** The form's idempotency key, a UUID. */
    key: success ? output[hiddenFields.key] : crypto.randomUUID(),
    honeypotFilled: Boolean(fields[hiddenFields.honeypot]),
    /** Whether all hidden fields are present, with a known language and a valid key. */
    isComplete: success,
  };
}

export type ParsedForm = NonNullable<ReturnType<typeof parseForm>>;
