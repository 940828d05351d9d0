import type { Environment } from '../environment.ts';

/** A secret of the deployment; throws where it is not set. */
export function secret(
  env: Environment,
  name: 'FORM_TOKEN_SECRET' | 'LEADS_WEBHOOK_SECRET',
): string {
  if (!env[name]) throw new Error(`${name} is not set`);
  return env[name];
}
