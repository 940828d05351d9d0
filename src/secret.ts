import type { Environment } from '../environment.ts';

/** A secret of the deployment; throws where it is not set. */
export function secret(
  env: Environment,
  name: 'FORM_TOKEN_SECRET' | 'LEADS_WEBHOOK_SECRET',
): string {
  if (!env[name]) throw new MissingSecret(name);
  return env[name];
}

/** Says which secret in its name: of an error's texts the log shows no other. */
class MissingSecret extends Error {
  constructor(secret: string) {
    super(`${secret} is not set`);
    this.name = `MissingSecret ${secret}`;
  }
}
