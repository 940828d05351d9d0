import { setTimeout } from 'node:timers/promises';
import { hiddenFields } from '../../../src/contact/fields.ts';
import { issueTicket } from '../../../src/contact/ticket.ts';
import { defaultLocale, type Locale } from '../../../src/locales.ts';
import { referredPath, referrer } from '../../referrer.ts';
import { callAction, type Person, person, readForm } from './submission.ts';

/** A form as it is sent: what was typed into it, and what the server had put there. */
export type Form = [name: string, value: string][];

/** The variables of a server whose forms these are; leads wait in its store. */
export const variables = {
  FORM_TOKEN_SECRET: 'the secret of the form in these tests',
  LEADS_WEBHOOK_SECRET: `whsec_${Buffer.from('the key of the receiver in tests').toString('base64')}`,
  LEADS_WEBHOOK_URL: '',
};

/** A form with a ticket issued now: what is typed into it, in the page of a language. */
export async function makeForm(
  typed: Partial<Person> = {},
  locale: Locale = defaultLocale,
): Promise<Form> {
  const { code } = referrer;
  return Object.entries({
    [hiddenFields.code]: code,
    [hiddenFields.locale]: locale,
    [hiddenFields.honeypot]: '',
    ...(await issueTicket(variables.FORM_TOKEN_SECRET, { locale, code })),
    ...person,
    ...typed,
  });
}

/** Forms of different visitors, old enough to be stored at once. */
export async function fillForms(count: number): Promise<Form[]> {
  const forms = await Promise.all(
    Array.from({ length: count }, (_, index) => makeForm({ firstName: `Zoë ${index}` })),
  );
  await setTimeout(3100);
  return forms;
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
