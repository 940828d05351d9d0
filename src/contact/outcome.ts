import { carriers, eachField, type FieldName, readText } from './fields.ts';

/** What makes one filled-in form one lead: an idempotency key, and the token that vouches for it. */
export type Ticket = { key: string; token: string };

/** What the visitor need not type, nor the browser fetch, again. */
type Kept = { values: Record<FieldName, string>; ticket: Ticket };

/** How a submission ended. Errors are sentences in the visitor's language. */
export type Outcome =
  | { status: 'sent' }
  | ({ status: 'invalid'; errors: Record<FieldName, string | undefined> } & Kept)
  | ({ status: 'failed' } & Kept);

/** The values and the ticket of a submission, to be shown again. */
export function keep(form: FormData): Kept {
  return {
    values: eachField((name) => readText(form, name)),
    ticket: { key: readText(form, carriers.key), token: readText(form, carriers.token) },
  };
}
