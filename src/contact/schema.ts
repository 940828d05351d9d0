import * as v from 'valibot';
import { type FieldName, fields } from './fields.ts';

/** The reason why a field is invalid, described by the message `contact.invalid.<reason>`. */
type Reason = 'required' | 'tooLong' | 'email';

/**
 * Characters stripped from a line: line breaks, other control characters, and the invisible
 * bidirectional controls that come along when a phone number is copied.
 */
const strippedCharacters = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A letter, digit or sign. Zero-width spaces alone would make a lead without a name. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

const schema = v.object({
  firstName: line('firstName'),
  lastName: line('lastName'),
  email: v.pipe(line('email'), v.rfcEmail('email' satisfies Reason)),
  phone: line('phone'),
} satisfies Record<FieldName, unknown>);

/**
 * Validates on the server what the browser may have skipped; reports only the first fault per
 * field.
 */
export function parseFields(entered: Record<FieldName, string>) {
  const { success, output, issues } = v.safeParse(schema, entered, { abortPipeEarly: true });
  if (success) return { success, fields: output };
  const faults = issues.map((issue) => [v.getDotPath(issue), issue.message]);
  const reasons: Partial<Record<FieldName, Reason>> = Object.fromEntries(faults);
  return { success, reasons };
}

/** Makes one trimmed line, and asks nothing else of a name or a phone number. */
function line(name: FieldName) {
  const { required, maxLength } = fields[name];
  return v.pipe(
    v.string(),
    v.transform((text) => text.replace(strippedCharacters, ' ').trim()),
    v.check((text) => visible.test(text) || !required, 'required' satisfies Reason),
    v.maxLength(maxLength, 'tooLong' satisfies Reason),
  );
}
