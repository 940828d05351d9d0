import { unstable_getVarsForDev as readDevVars } from 'wrangler';

/** What the environment may set for one run. */
const settable = [
  'SITE_URL',
  'BOOKING_URL',
  'LEADS_WEBHOOK_URL',
  'LEADS_WEBHOOK_SECRET',
  'LEADS_NOTIFY',
];

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
  for (const name of settable) {
    const value = environment[name];
    if (value !== undefined) variables[name] = value;
  }
  return variables;
}
