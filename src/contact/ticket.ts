import { sign, verify } from '../leads/hmac.ts';
import type { Locale } from '../locales.ts';
import type { Ticket } from './outcome.ts';

/** How old a form may be when it is stored, in milliseconds: people need 3 s at least. */
const age = { least: 3000, most: 24 * 60 * 60 * 1000 } as const;

/**
 * How long a success page shows success, in milliseconds: enough to reload it,
 * too little for its address to greet somebody else who has stored nothing.
 */
const receiptLife = 10 * 60 * 1000;

/** What a form is for. */
type Purpose = { locale: Locale; code: string };
type Form = Purpose & { key: string };

/**
 * A new form's ticket. The token is bound to key, language and affiliate, so
 * one token is good for one lead.
 */
export async function issueTicket(secret: string, form: Purpose): Promise<Ticket> {
  const key = crypto.randomUUID();
  return { key, token: await createToken(secret, claims({ ...form, key })) };
}

/**
 * Milliseconds until a form is old enough to be stored, at most 3000 and mostly
 * 0; undefined if its ticket is not ours or more than a day old.
 */
export async function timeUntilRipe(
  secret: string,
  token: string,
  form: Form,
): Promise<number | undefined> {
  const elapsed = await tokenAge(secret, token, claims(form));
  if (elapsed === undefined || elapsed > age.most) return undefined;
  // The clock of another machine may be ahead of ours.
  return Math.min(Math.max(age.least - elapsed, 0), age.least);
}

function claims({ key, locale, code }: Form): string[] {
  return ['form', key, locale, code];
}

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
  return `${received}.${await createToken(secret, receiptClaims(code, received))}`;
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
  const elapsed = await tokenAge(secret, token.join('.'), receiptClaims(code, received));
  const isFresh = elapsed !== undefined && elapsed < receiptLife;
  return isFresh ? Number.parseInt(received, 36) : undefined;
}

/** The language is none of them: the visitor may choose another, and reads success in that. */
function receiptClaims(code: string, received: string): string[] {
  return ['receipt', code, received];
}

/**
 * A token says that we made these claims at a moment. Its text is that moment
 * (milliseconds, base 36), a dot, and the signature over moment and claims in
 * hex; the claims themselves are not in it.
 */
export async function createToken(secret: string, claims: readonly string[]): Promise<string> {
  const issued = Date.now().toString(36);
  return `${issued}.${toHex(await sign(secret, statement(issued, claims)))}`;
}

/** Milliseconds since a token was issued; undefined if it is not ours or claims something else. */
export async function tokenAge(
  secret: string,
  token: string,
  claims: readonly string[],
): Promise<number | undefined> {
  const [issued = '', signature = ''] = token.split('.');
  const ours = await verify(secret, statement(issued, claims), fromHex(signature));
  return ours ? Date.now() - Number.parseInt(issued, 36) : undefined;
}

// JSON keeps the claims apart: ['a', 'b'] and ['ab'] are two statements.
function statement(issued: string, claims: readonly string[]): string {
  return JSON.stringify([issued, ...claims]);
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
