import type { Variables } from './request.ts';

type Name = 'FORM_TOKEN_SECRET';

/** A secret of the deployment; throws if it is not set. */
export function secret(env: Partial<Variables>, name: Name): string {
  const value = env[name];
  if (!value) throw new SecretError(name);
  return value;
}

/** Names the secret in the error's name: the log shows no other text of an error. */
class SecretError extends Error {
  constructor(secret: Name) {
    super(`${secret} is missing`);
    this.name = `MissingSecret ${secret}`;
  }
}
