import { decodeBase64 } from 'hono/utils/encode';
import type { Variables } from './request.ts';

type Settings = Partial<Variables>;
type Name = 'LEADS_WEBHOOK_SECRET';

/** The minimum length of the decoded webhook's secret, against guessing. */
const leastBytes = 24;

/** Base64 as its receivers decode it: padded, with the standard alphabet. */
const base64 = /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/;

/** A secret of the deployment; throws if it is not set. */
export function secret(env: Settings, name: Name): string {
  const value = env[name];
  if (!value) throw new SecretError('Missing', name);
  return value;
}

/**
 * The key that signs what is posted to the receiver of leads: the secret is its bytes in base64,
 * with or without `whsec_` before them, as Standard Webhooks specifies. Throws if it is not set,
 * not base64 or too short.
 */
export function webhookKey(env: Settings): Uint8Array<ArrayBuffer> {
  const encoded = secret(env, 'LEADS_WEBHOOK_SECRET').replace(/^whsec_/, '');
  if (!base64.test(encoded)) throw new SecretError('Undecodable', 'LEADS_WEBHOOK_SECRET');
  const key = decodeBase64(encoded);
  if (key.length < leastBytes) throw new SecretError('Short', 'LEADS_WEBHOOK_SECRET');
  return key;
}

/**
 * The names of the secrets that are missing, too short or not base64. The webhook's counts only if
 * there is a receiver.
 */
export function unfitSecrets(env: Settings): Name[] {
  const fit: Record<Name, boolean> = {
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

/** Names the secret in the error's name: the log shows no other text of an error. */
class SecretError extends Error {
  constructor(fault: 'Missing' | 'Undecodable' | 'Short', secret: Name) {
    super(`${secret} is ${fault.toLowerCase()}`);
    this.name = `${fault}Secret ${secret}`;
  }
}
