import { createToken, tokenAge } from './token.ts';

/**
 * How long a success page shows success, in milliseconds: enough to reload it,
 * too little for its address to greet somebody else who has stored nothing.
 */
const life = 10 * 60 * 1000;

/**
 * What a success page's address carries instead of anything about the lead: when it was received
 * (milliseconds, base 36), and after a dot a token of that. A form that is sent twice has an older
 * lead, but a new receipt.
 */
export async function createReceipt(
  secret: string,
  code: string,
  receivedAt: number,
): Promise<string> {
  const received = receivedAt.toString(36);
  return `${received}.${await createToken(secret, claims(code, received))}`;
}

/**
 * When the lead of a receipt was received (milliseconds since 1970); undefined
 * if the receipt is not ours and fresh, for this affiliate's visitor.
 */
export async function readReceipt(
  secret: string,
  receipt: string,
  code: string,
): Promise<number | undefined> {
  const [received = '', ...token] = receipt.split('.');
  const elapsed = await tokenAge(secret, token.join('.'), claims(code, received));
  const isFresh = elapsed !== undefined && elapsed < life;
  return isFresh ? Number.parseInt(received, 36) : undefined;
}

/** The language is no claim: the visitor may choose another, and reads success in that. */
function claims(code: string, received: string): string[] {
  return ['receipt', code, received];
}
