import { hiddenFields } from '#src/contact/fields.ts';
import { defaultLocale, type Locale } from '#src/site/locales.ts';
import { type Person, person } from '../../person.ts';
import { referredPath, referrer } from '../../referrer.ts';
import { callAction, readForm } from './submission.ts';

/** The entries of a form as they are sent: what the visitor enters, and the hidden fields. */
export type Form = [name: string, value: string][];

/** Variables of a server whose leads stay in its store. */
export const variables = {
  LEADS_WEBHOOK_SECRET: `whsec_${Buffer.from('the key of the receiver in tests').toString('base64')}`,
  LEADS_WEBHOOK_URL: '',
};

/** Returns a new form, filled in, from the page in a language. */
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

/** Returns forms of different visitors. */
export function fillForms(count: number): Form[] {
  return Array.from({ length: count }, (_, index) => makeForm({ firstName: `Zoë ${index}` }));
}

/** Returns a form as the server renders it, filled in, with an empty honeypot. */
export async function fillRendered(url: string): Promise<Form> {
  const form = await readForm(url, referredPath());
  return [...form, ...Object.entries(person)];
}

/** Returns a copy of a form with another value in one of its fields. */
export function withField(form: Form, field: string, value: string): Form {
  return form.map(([name, old]) => [name, name === field ? value : old]);
}

/** Calls the action with a form and returns whether the result is `sent`. */
export async function isSent(url: string, form: Form): Promise<boolean> {
  const answer = await callAction(url, form);
  return (await answer.text()).includes('"status":"sent"');
}
