import { createToken } from '../../../src/contact/token.ts';
import { tokenSecret } from './environment.ts';

export const person = {
  firstName: 'Zoë',
  lastName: 'O’Neil',
  email: 'zoe@planted.example',
  phone: '01 99 00 12 34',
};

/** A filled-in French form of BRAVO72, its token issued now. `changes` replace or add fields. */
export async function createForm(changes: Record<string, string> = {}): Promise<FormData> {
  const key = changes.key ?? crypto.randomUUID();
  const fields = {
    ref: 'BRAVO72',
    locale: 'fr',
    key,
    token: await createToken(tokenSecret, ['form', key, 'fr', 'BRAVO72']),
    website: '',
    ...person,
    ...changes,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
