import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { unstable_getVarsForDev as readDevVars } from 'wrangler';
import type { Variables } from '../environment.ts';

/** What the environment may set for one run. */
const settable: readonly (keyof Variables)[] = [
  'SITE_URL',
  'BOOKING_URL',
  'LEADS_WEBHOOK_URL',
  'LEADS_WEBHOOK_SECRET',
  'FORM_TOKEN_SECRET',
];

/**
 * What is set on this machine beside wrangler.jsonc: .dev.vars, and over it the
 * environment. Where neither holds a form-token secret one is made and kept in
 * the state folder, so that open forms outlast a restart.
 */
export function localVariables(state: string): Record<string, string> {
  const variables: Record<string, string> = {};
  const fromFile = readDevVars(resolve('wrangler.jsonc'), undefined, {}, undefined, true);
  for (const [name, { value }] of Object.entries(fromFile)) variables[name] = String(value);
  for (const name of settable) {
    const value = process.env[name];
    if (value !== undefined) variables[name] = value;
  }
  variables.FORM_TOKEN_SECRET ??= keptSecret(state);
  return variables;
}

function keptSecret(state: string): string {
  const file = join(state, 'form-token-secret');
  if (!existsSync(file)) {
    mkdirSync(state, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}
