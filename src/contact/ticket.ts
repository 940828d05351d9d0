import type { Locale } from '../locales.ts';
import type { Ticket } from './outcome.ts';
import { createToken, tokenAge } from './token.ts';

/** Why a lead is stored but not delivered. */
export type Suspicion = 'honeypot' | 'foreign-token' | 'too-fast' | 'too-late';

/** How old a form may be when it is sent, in milliseconds: people need 3 s at least. */
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

/** What is wrong with a submission's token, or null. */
export async function suspectToken(
  secret: string,
  token: string,
  form: Form,
): Promise<Suspicion | null> {
  const elapsed = await tokenAge(secret, token, claims(form));
  if (elapsed === undefined) return 'foreign-token';
  if (elapsed < age.least) return 'too-fast';
  return elapsed > age.most ? 'too-late' : null;
}

function claims({ key, locale, code }: Form): string[] {
  return ['form', key, locale, code];
}

/** What a success page's address carries instead of anything about the lead. */
export function createReceipt(secret: string, purpose: Purpose): Promise<string> {
  return createToken(secret, receiptClaims(purpose));
}

/** Whether a receipt is ours, fresh, and for this affiliate's visitor in this language. */
export async function isReceipt(
  secret: string,
  receipt: string,
  purpose: Purpose,
): Promise<boolean> {
  const elapsed = await tokenAge(secret, receipt, receiptClaims(purpose));
  return elapsed !== undefined && elapsed < receiptLife;
}

function receiptClaims({ locale, code }: Purpose): string[] {
  return ['receipt', locale, code];
}
