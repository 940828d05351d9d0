import { decodeBase64 } from 'hono/utils/encode';
import type { Variables } from './request.ts';

type Settings = Partial<Variables>;
type Name = 'FORM_TOKEN_SECRET' | 'LEADS_WEBHOOK_SECRET';

/** What can be guessed is no secret: characters of the form's, decoded bytes of the webhook's. */
const least = { characters: 32, bytes: 24 } as const;

/** As its receivers decode it: padded, of the standard alphabet. */
const base64 = /^(?=.)(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;

/** A secret of the deployment; throws if it is not set. */
export function secret(env: Settings, name: Name): string {
  const value = env[name];
  if (!value) throw new SecretError('Missing', name);
  return value;
}

/**
 * The key that signs what is posted to the receiver of leads: the secret is its
 * bytes in base64, with or without `whsec_` before them, as Standard Webhooks ask.
 * Throws if it is not set, no base64 or too short.
 */
export function webhookKey(env: Settings): Uint8Array<ArrayBuffer> {
  const encoded = secret(env, 'LEADS_WEBHOOK_SECRET').replace(/^whsec_/, '');
  if (!base64.test(encoded)) throw new SecretError('Undecodable', 'LEADS_WEBHOOK_SECRET');
  const key = decodeBase64(encoded);
  if (key.length < least.bytes) throw new SecretError('Short', 'LEADS_WEBHOOK_SECRET');
  return key;
}

/** The names of the secrets that are missing, too short or no base64. The webhook's counts if there is a receiver. */
export function unfitSecrets(env: Settings): Name[] {
  const fit: Record<Name, boolean> = {
    FORM_TOKEN_SECRET: (env.FORM_TOKEN_SECRET ?? '').length >= least.characters,
    LEADS_WEBHOOK_SECRET: !env.LEADS_WEBHOOK_URL || canSign(env),
  };
  return (Object.keys(fit) as Name[]).filter((name) => !fit[name]);
}

function canSign(env: Settings): boolean {
  try {
    webhookKey(env);
    return true;
  } catch {
    return false;
  }
}

/** Says which secret in its name: of an error's texts the log shows no other. */
class SecretError extends Error {
  constructor(fault: 'Missing' | 'Undecodable' | 'Short', secret: Name) {
    super(`${secret} is ${fault.toLowerCase()}`);
    this.name = `${fault}Secret ${secret}`;
  }
}
