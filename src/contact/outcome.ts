import type { FieldName } from './fields.ts';
import type { SentWords } from './sent.tsx';
import type { Submission } from './submission.ts';

/**
 * What makes one filled-in form exactly one lead: an idempotency key, and the token that vouches
 * for it.
 */
export type Ticket = { key: string; token: string };

/** What the visitor need not type again, nor the browser fetch again. */
type Typed = { values: Record<FieldName, string>; ticket: Ticket };

/**
 * How a submission ended. Errors and words are in the visitor's language.
 * `sent`: the lead is stored; a page with the receipt in its address shows success again.
 * `again`: the form's ticket is no longer valid; sent once more with its new ticket, the same form
 * will be stored.
 */
export type Outcome = Sent | Unsent;

type Sent = { status: 'sent'; receipt: string; words: SentWords };
export type Unsent =
  | ({ status: 'invalid'; errors: Record<FieldName, string | undefined> } & Typed)
  | ({ status: 'failed' | 'again' } & Typed);

/** The values and the ticket of a submission, to be shown again. */
export function asTyped({ values, key, token }: Submission): Typed {
  return { values, ticket: { key, token } };
}
