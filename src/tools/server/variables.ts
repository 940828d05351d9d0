import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { unstable_getVarsForDev as readDevVars } from 'wrangler';
import { writePrivateFile } from '../../local/private-file.ts';
import { ownFolder } from '../../local/state-folder.ts';
import type { Variables } from '../../request.ts';

/** What the environment may set for one run. */
const settable: readonly (keyof Variables)[] = [
  'SITE_URL',
  'BOOKING_URL',
  'LEADS_WEBHOOK_URL',
  'LEADS_WEBHOOK_SECRET',
  'LEADS_NOTIFY',
  'FORM_TOKEN_SECRET',
];

/** A secret that was cut off while it was written is shorter: 32 bytes in base64url. */
const secretLength = 43;

/**
 * What is set on this machine beside wrangler.jsonc: .dev.vars, overridden by the environment. If
 * neither holds a form-token secret, one is made and kept in the state folder, so that open forms
 * outlast a restart. `DEV_VARS=ignore` leaves .dev.vars out: it may name the operator's receiver,
 * and tests must not post to that.
 */
export function localVariables(
  state: string,
  environment: NodeJS.ProcessEnv = process.env,
  config = resolve('wrangler.jsonc'),
): Record<string, string> {
  const variables = environment.DEV_VARS === 'ignore' ? {} : variablesOfFile(config);
  for (const name of settable) {
    const value = environment[name];
    if (value !== undefined) variables[name] = value;
  }
  variables.FORM_TOKEN_SECRET ??= keptSecret(state);
  return variables;
}

function variablesOfFile(config: string): Record<string, string> {
  const found = Object.entries(readDevVars(config, undefined, {}, undefined, true));
  return Object.fromEntries(found.map(([name, { value }]) => [name, String(value)]));
}

/** Where a state folder keeps the form-token secret that was made for it. */
export function secretFile(state: string): string {
  return join(state, 'form-token-secret');
}

function keptSecret(state: string): string {
  ownFolder(state);
  const file = secretFile(state);
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (kept.length >= secretLength) {
    chmodSync(file, 0o600);
    return kept;
  }
  const secret = randomBytes(32).toString('base64url');
  writePrivateFile(file, secret);
  return secret;
}
