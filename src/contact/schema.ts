import * as v from 'valibot';
import type { LeadFields } from '../leads/lead.ts';
import type { Locale } from '../locales.ts';
import { hasTopLevelDomain, withAsciiDomain } from './email.ts';
import { type FieldName, fields } from './fields.ts';
import { toE164 } from './phone.ts';

/** Why a field is refused; the message `contact.invalid.<reason>` says it. */
export type Reason = 'required' | 'tooLong' | 'characters' | 'email' | 'phone';

/** What the four fields mean, or why they are refused. */
export type ParsedFields =
  | { success: true; fields: LeadFields }
  | { success: false; reasons: Partial<Record<FieldName, Reason>> };

/** Control characters, line separators, and characters that change the writing direction. */
const forbidden = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** A letter, digit or sign: zero-width spaces alone would make a lead without a name. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Checks what was typed, again after the browser: trimmed, NFC, only the first fault of each field.
 */
export function parseFields(typed: Record<FieldName, string>, locale: Locale): ParsedFields {
  const result = v.safeParse(leadSchema(locale), typed, { abortPipeEarly: true });
  if (result.success) {
    return { success: true, fields: result.output };
  }
  const faults = result.issues.map((issue) => [v.getDotPath(issue), issue.message]);
  return { success: false, reasons: Object.fromEntries(faults) };
}

function leadSchema(locale: Locale) {
  return v.object({
    firstName: line('firstName'),
    lastName: line('lastName'),
    email: v.pipe(
      line('email'),
      v.transform(withAsciiDomain),
      v.rfcEmail('email' satisfies Reason),
      v.check(hasTopLevelDomain, 'email' satisfies Reason),
    ),
    phone: v.pipe(
      line('phone'),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        if (toE164(dataset.value, locale)) return dataset.value;
        addIssue({ message: 'phone' satisfies Reason });
        return NEVER;
      }),
    ),
  });
}

function line(name: FieldName) {
  return v.pipe(
    v.string(),
    v.normalize('NFC'),
    v.trim(),
    v.regex(visible, 'required' satisfies Reason),
    v.maxLength(fields[name].maxLength, 'tooLong' satisfies Reason),
    v.check((text) => !forbidden.test(text), 'characters' satisfies Reason),
  );
}
