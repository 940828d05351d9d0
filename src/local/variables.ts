import { resolve } from 'node:path';
import { unstable_getVarsForDev as readDevVars } from 'wrangler';
import type { Variables } from '../request.ts';

/** What the environment may set for one run. */
const settable: readonly (keyof Variables)[] = [
  'SITE_URL',
  'BOOKING_URL',
  'LEADS_WEBHOOK_URL',
  'LEADS_WEBHOOK_SECRET',
  'LEADS_NOTIFY',
];

/**
 * What is set on this machine beside wrangler.jsonc: .dev.vars, overridden by the environment. `DEV_VARS=ignore` leaves .dev.vars out: it may name the operator's receiver,
 * and tests must not post to that.
 */
export function localVariables(
  environment: NodeJS.ProcessEnv = process.env,
  config = resolve('wrangler.jsonc'),
): Record<string, string> {
  const variables = environment.DEV_VARS === 'ignore' ? {} : variablesOfFile(config);
  for (const name of settable) {
    const value = environment[name];
    if (value !== undefined) variables[name] = value;
  }
  return variables;
}

function variablesOfFile(config: string): Record<string, string> {
  const found = Object.entries(readDevVars(config, undefined, {}, undefined, true));
  return Object.fromEntries(found.map(([name, { value }]) => [name, String(value)]));
}
