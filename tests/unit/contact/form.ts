import { eachField, type FieldName } from '#src/contact/fields.ts';
import type { ParsedForm } from '#src/contact/parse-form.ts';
import { parseFields } from '#src/contact/schema.ts';
import { affiliate } from '../../affiliate.ts';
import { person } from '../../person.ts';

type Changes = Partial<Omit<ParsedForm, 'entered' | 'parsed'> & Record<FieldName, string>>;

/** Returns a filled-in French form with the affiliate's code. */
export function createForm(changes: Changes = {}): ParsedForm {
  const entered = eachField((name) => changes[name] ?? person[name]);
  return {
    entered,
    parsed: parseFields(entered),
    code: affiliate.code,
    locale: 'fr',
    key: crypto.randomUUID(),
    honeypotFilled: false,
    isComplete: true,
    ...changes,
  };
}
