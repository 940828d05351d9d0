import { createToken, tokenAge } from './token.ts';

/**
 * How long a success page shows success, in milliseconds: long enough to reload it, too short for
 * its address to show success to somebody else who has stored nothing.
 */
const life = 10 * 60 * 1000;

/**
 * What a success page's address carries in place of the lead's data: when the lead was received
 * (milliseconds, base 36), and after a dot a token over that. A form that is sent twice keeps its
 * first lead, but gets a new receipt.
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
 * When the lead of a receipt was received (milliseconds since 1970); undefined unless the receipt
 * is ours, fresh, and for this affiliate's visitor.
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

/** The language is not a claim: visitors may choose another one, and still see the success. */
function claims(code: string, received: string): string[] {
  return ['receipt', code, received];
}
