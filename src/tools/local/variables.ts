import { resolve } from 'node:path';
import {
  type Unstable_Config as Config,
  unstable_readConfig as readConfig,
  unstable_getVarsForDev as readDevVars,
} from 'wrangler';
import { invalidVariable, variableNames } from '#src/runtime/variables.ts';
import { UserError } from '../command-line.ts';

export function readSettings() {
  return readConfig({ config: resolve('wrangler.jsonc') }, { hideWarnings: true });
}

/** Returns the binding that sends mails, or undefined. */
export function mailBinding({ send_email }: Pick<Config, 'send_email'>) {
  return send_email.find(({ name }) => name === 'MAIL');
}

export function requireVariables(...check: Parameters<typeof invalidVariable>): void {
  const problem = invalidVariable(...check);
  if (problem) throw new UserError(problem);
}

/** Reads the local variables: .dev.vars, overridden by the environment. */
export function localVariables(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  config = 'wrangler.jsonc',
): Record<string, string> {
  const found = Object.entries(readDevVars(config, undefined, {}, undefined, true));
  const given = variableNames.map((name) => [name, environment[name]] as const);
  return Object.fromEntries([
    ...found.map(([name, { value }]) => [name, String(value)]),
    ...given.filter(([, value]) => value !== undefined),
  ]);
}
