import { unstable_readConfig as readConfig, unstable_getVarsForDev as readDevVars } from 'wrangler';
import { variableNames, wrongVariable } from '../../runtime/variables.ts';
import { UserError } from '../user-error.ts';

/** What wrangler.jsonc sets, for the site or for its preview. */
export function readSettings(env?: 'preview') {
  return readConfig({ config: 'wrangler.jsonc', env }, { hideWarnings: true });
}

/** Throws a sentence that names the first variable which cannot be used. */
export function requireVariables(...check: Parameters<typeof wrongVariable>): void {
  const wrong = wrongVariable(...check);
  if (wrong) throw new UserError(wrong);
}

/**
 * What is set on this machine beside wrangler.jsonc: .dev.vars, overridden by the environment.
 * `DEV_VARS=ignore` leaves .dev.vars out: it may name the operator's receiver, and tests must not
 * post to that.
 */
export function localVariables(
  environment: NodeJS.ProcessEnv = process.env,
  config = 'wrangler.jsonc',
): Record<string, string> {
  const found =
    environment.DEV_VARS === 'ignore' ? {} : readDevVars(config, undefined, {}, undefined, true);
  const variables = Object.fromEntries(
    Object.entries(found).map(([name, { value }]) => [name, String(value)]),
  );
  for (const name of variableNames) {
    const value = environment[name];
    if (value !== undefined) variables[name] = value;
  }
  return variables;
}
