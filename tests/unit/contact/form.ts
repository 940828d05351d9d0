import type { FieldName } from '../../../src/contact/fields.ts';
import { parseFields } from '../../../src/contact/schema.ts';
import type { Submission } from '../../../src/contact/submission.ts';
import { createToken } from '../../../src/contact/token.ts';
import { referrer } from '../../referrer.ts';
import { tokenSecret } from '../leads/environment.ts';

export const person = {
  firstName: 'Zoë',
  lastName: 'O’Neil',
  email: 'zoe@planted.example',
  phone: '01 99 00 12 34',
};

/** `ticketFor` is the code that the token is issued for. */
type Changes = Partial<
  Omit<Submission, 'values' | 'fields'> & Record<FieldName | 'ticketFor', string>
>;

/** A filled-in French form of the referrer’s, its token issued now. */
export async function createSubmission({
  firstName = person.firstName,
  lastName = person.lastName,
  email = person.email,
  phone = person.phone,
  locale = 'fr',
  key = crypto.randomUUID(),
  ticketFor = referrer.code,
  ...changes
}: Changes = {}): Promise<Submission> {
  const values = { firstName, lastName, email, phone };
  return {
    values,
    fields: parseFields(values, locale),
    code: referrer.code,
    locale,
    key,
    token: await createToken(tokenSecret, ['form', key, 'fr', ticketFor]),
    honeypot: '',
    ...changes,
  };
}
