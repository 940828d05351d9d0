import type { Locale } from '../locales.ts';
import type { Ticket } from './outcome.ts';
import { createToken, tokenAge } from './token.ts';

/** How old a form may be when it is stored, in milliseconds: people need 3 s at least. */
const age = { least: 3000, most: 24 * 60 * 60 * 1000 } as const;

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
