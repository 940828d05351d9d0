import * as v from 'valibot';
import type { LeadFields } from '../leads/lead.ts';
import { type FieldName, fields } from './fields.ts';

/** Why a field is invalid; the message `contact.invalid.<reason>` says it. */
export type Reason = 'required' | 'tooLong' | 'email';

/** The four fields as they are stored, or why some of them are invalid. */
export type ParsedFields =
  | { success: true; fields: LeadFields }
  | { success: false; reasons: Partial<Record<FieldName, Reason>> };

/**
 * What a line of text does not hold: line breaks, other control characters, and the invisible
 * characters for the writing direction, which come along when a phone number is copied.
 */
const notInALine = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/** A letter, digit or sign: zero-width spaces alone would make a lead without a name. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

const schema = v.object({
  firstName: line('firstName'),
  lastName: line('lastName'),
  email: v.pipe(line('email'), v.rfcEmail('email' satisfies Reason)),
  phone: line('phone'),
});

/** Checks what was entered, again after the browser; only the first fault of each field counts. */
export function parseFields(entered: Record<FieldName, string>): ParsedFields {
  const { success, output, issues } = v.safeParse(schema, entered, { abortPipeEarly: true });
  if (success) return { success, fields: output };
  const faults = issues.map((issue) => [v.getDotPath(issue), issue.message]);
  return { success, reasons: Object.fromEntries(faults) };
}

/** One trimmed line. Nothing else is asked of a name or a phone number. */
function line(name: FieldName) {
  return v.pipe(
    v.string(),
    v.transform((text) => text.replace(notInALine, ' ').trim()),
    v.regex(visible, 'required' satisfies Reason),
    v.maxLength(fields[name].maxLength, 'tooLong' satisfies Reason),
  );
}
