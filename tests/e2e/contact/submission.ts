import { exec } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { hiddenFields } from '#src/contact/fields.ts';
import { defaultLocale, type Locale } from '#src/facts/locales.ts';
import { columns } from '#src/leads/lead-store.ts';
import { actionPath } from '#src/server/action-call.ts';
import { affiliate, affiliatePath } from '../../affiliate.ts';
import { openLocalDatabase } from '../../local-database.ts';
import { type Person, person } from '../../person.ts';
import { freshFetch } from '../fresh-fetch.ts';

/** The entries of a form as they are sent: what the visitor enters, and the hidden fields. */
type Form = [name: string, value: string][];

/** Variables of a server whose leads stay in its store. */
export const variables = {
  LEADS_WEBHOOK_SECRET: `whsec_${Buffer.from('the key of the receiver in tests').toString('base64')}`,
  LEADS_WEBHOOK_URL: '',
};

/** Returns a new form, filled in, from the page in a language. */
export function makeForm(entered: Partial<Person> = {}, locale: Locale = defaultLocale): Form {
  return Object.entries({
    [hiddenFields.code]: affiliate.code,
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
  const form = await readForm(url, affiliatePath());
  return [...form, ...Object.entries(person)];
}

/** Returns a copy of a form with another value in one of its fields. */
export function withField(form: Form, field: string, value: string): Form {
  return form.map(([name, old]) => [name, name === field ? value : old]);
}

/** Returns the hidden fields of the form as the server renders them. */
export async function readForm(url: string, path: string): Promise<Map<string, string>> {
  const html = await (await freshFetch(url + path)).text();
  const inputs = html.matchAll(/<input type="hidden"[^>]*? name="([^"]+)"(?: value="([^"]*)")?/g);
  const hidden = Array.from(inputs, ([, name = '', value = '']) => [name, value] as const);
  return new Map([...hidden, [hiddenFields.honeypot, '']]);
}

let addresses = 0;

/** Returns an address in a network that has not submitted anything yet. */
export function newAddress(): string {
  addresses += 1;
  return `2001:${(process.pid % 65536).toString(16)}:${addresses.toString(16)}::1`;
}

type Posted = { headers?: Record<string, string>; address?: string };

/** Posts a form as a browser does without JavaScript. */
export function postDocument(
  url: string,
  path: string,
  fields: Iterable<readonly [string, string]>,
  { headers = { Origin: url }, address = newAddress() }: Posted = {},
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of fields) body.append(name, value);
  return freshFetch(url + path, {
    method: 'POST',
    body,
    headers: { ...headers, 'CF-Connecting-IP': address },
    redirect: 'manual',
  });
}

/** Calls the action as the form's script does. */
export function callAction(
  url: string,
  fields: Iterable<readonly [string, string]>,
  posted: Posted = {},
): Promise<Response> {
  const named = Array.from(fields, ([name, value]) => [`_1_${name}`, value] as const);
  return postDocument(url, calledPath(), [...named, ['0', '["$K1"]']], posted);
}

/** Calls the action with a form and returns whether the result is `sent`. */
export async function isSent(url: string, form: Form): Promise<boolean> {
  const answer = await callAction(url, form);
  return (await answer.text()).includes('"status":"sent"');
}

/**
 * Returns the path at which the form's script calls the action. The client bundle contains its id.
 */
export function calledPath(): string {
  for (const script of globSync('dist/public/assets/*.js')) {
    const [id] = readFileSync(script, 'utf8').match(/[\da-f]{12}#submitLead/) ?? [];
    if (id) return actionPath(id);
  }
  throw new Error('No script names the action');
}

type StoredLead = Record<string, unknown>;

/** Returns the output of the operator's command `npm run leads -- ...`, without waiting for npm. */
export async function runLeads(state: string, options: string): Promise<string> {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const env = { ...process.env, STATE_FOLDER: state };
  const { stdout } = await promisify(exec)(`${scripts.leads} ${options}`, { env });
  return stdout;
}

/** Returns the leads in a state folder, oldest first. */
export function readLeads(state: string): StoredLead[] {
  using database = openLocalDatabase(state);
  return database.prepare(`SELECT ${columns} FROM leads ORDER BY rowid`).all();
}
