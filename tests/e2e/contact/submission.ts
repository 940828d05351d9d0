import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { hiddenFields } from '#src/contact/fields.ts';
import { columns } from '#src/leads/lead-store.ts';
import { actionPath } from '#src/server/action-call.ts';
import { openLocalDatabase } from '#src/tools/local/database.ts';
import { freshFetch } from '../fresh-fetch.ts';

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
  const named = Array.from(fields)
    .filter(([name]) => !name.startsWith('$ACTION_'))
    .map(([name, value]) => [`_1_${name}`, value] as const);
  return postDocument(url, calledPath(), [...named, ['0', '["$K1"]']], posted);
}

/**
 * Returns the path at which the form's script calls the action: the client bundle contains its id.
 */
export function calledPath(): string {
  for (const script of globSync('dist/public/assets/*.js')) {
    const [id] = readFileSync(script, 'utf8').match(/[\da-f]{12}#submitLead/) ?? [];
    if (id) return actionPath(id);
  }
  throw new Error('No script names the action');
}

type StoredLead = Record<string, unknown>;

/** Returns the output of the operator's command: `npm run --silent leads -- ...`. */
export async function runLeads(state: string, ...options: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['run', '--silent', 'leads', '--', ...options],
    {
      env: { ...process.env, STATE: state },
    },
  );
  return stdout;
}

/** Returns the leads in a state folder, oldest first. */
export function readLeads(state: string): StoredLead[] {
  using database = openLocalDatabase(state);
  return database.prepare(`SELECT ${columns} FROM leads ORDER BY rowid`).all();
}
