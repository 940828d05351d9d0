import { hiddenFields } from '../../../src/contact/fields.ts';
import { defaultLocale, type Locale } from '../../../src/site/locales.ts';
import { referredPath, referrer } from '../../referrer.ts';
import { callAction, type Person, person, readForm } from './submission.ts';

/** A form as it is sent: what was entered, and what the server had put there. */
export type Form = [name: string, value: string][];

/** The variables of a server whose leads wait in its store. */
export const variables = {
  LEADS_WEBHOOK_SECRET: `whsec_${Buffer.from('the key of the receiver in tests').toString('base64')}`,
  LEADS_WEBHOOK_URL: '',
};

/** A new form, filled in, in the page of a language. */
export function makeForm(entered: Partial<Person> = {}, locale: Locale = defaultLocale): Form {
  return Object.entries({
    [hiddenFields.code]: referrer.code,
    [hiddenFields.locale]: locale,
    [hiddenFields.key]: crypto.randomUUID(),
    [hiddenFields.honeypot]: '',
    ...person,
    ...entered,
  });
}

/** Forms of different visitors. */
export function fillForms(count: number): Form[] {
  return Array.from({ length: count }, (_, index) => makeForm({ firstName: `Zoë ${index}` }));
}

/** A form as the server renders it, filled in, its honeypot empty. */
export async function fillRendered(url: string): Promise<Form> {
  const form = await readForm(url, referredPath());
  return [...form, ...Object.entries(person)];
}

/** The same form with another value in one of its fields. */
export function withField(form: Form, field: string, value: string): Form {
  return form.map(([name, old]) => [name, name === field ? value : old]);
}

/** Calls the action with a form; whether it says that the form was sent. */
export async function isSent(url: string, form: Form): Promise<boolean> {
  const answer = await callAction(url, form);
  return (await answer.text()).includes('"status":"sent"');
}
