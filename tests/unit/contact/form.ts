import type { FieldName } from '#src/contact/fields.ts';
import { parseFields } from '#src/contact/schema.ts';
import type { Submission } from '#src/contact/submission.ts';
import { affiliate } from '../../affiliate.ts';
import { person } from '../../person.ts';

type Changes = Partial<Omit<Submission, 'entered' | 'parsed'> & Record<FieldName, string>>;

/** Returns a filled-in French form with the affiliate's code. */
export function createSubmission({
  firstName = person.firstName,
  lastName = person.lastName,
  email = person.email,
  phone = person.phone,
  ...changes
}: Changes = {}): Submission {
  const entered = { firstName, lastName, email, phone };
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
