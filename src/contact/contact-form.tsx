'use client';

import {
  type ReactNode,
  type SubmitEvent,
  startTransition,
  useActionState,
  useEffect,
  useRef,
} from 'react';
import type { Locale } from '../locales.ts';
import { receiptParameter } from '../site.ts';
import { forgetDraft, keepDraft, restoreDraft } from './draft.ts';
import { Field, type FieldWords } from './field.tsx';
import { eachField, type FieldName, fieldNames, hiddenFields } from './fields.ts';
import { HiddenFields } from './hidden-fields.tsx';
import type { Outcome, Ticket } from './outcome.ts';
import { Sent } from './sent.tsx';
import { submitLead } from './submit-lead.ts';
import { type Failure, SubmitRow, type SubmitWords } from './submit-row.tsx';

/** Every word of the form, translated. */
export type FormWords = SubmitWords & {
  title: string;
  required: string;
  fields: Record<FieldName, FieldWords>;
  honeypot: string;
  /** By the outcome's status. */
  failures: Record<'failed' | 'again', Failure>;
};

/** How the document is posted without scripting. */
type Posting = { path: string; actionField: string };

type Props = {
  words: FormWords;
  code: string;
  locale: Locale;
  posting: Posting;
  ticket: Ticket;
  /** The outcome of the submission that this page answers; undefined if it answers none. */
  outcome: Outcome | undefined;
  /** The telephone and the e-mail, for visitors who meet a failure. */
  reach: ReactNode;
  /** The link to the booking page, for visitors who have sent the form. */
  booking: ReactNode;
  /** What is shown below the button. */
  children: ReactNode;
};

/** What takes the focus: the heading of the success, the first bad field, the button. */
const focusTargets = {
  sent: 'h2',
  invalid: '[aria-invalid]',
  failed: '[type=submit]',
  again: '[type=submit]',
} as const;

/**
 * The contact form. Without scripting the document is posted to the action;
 * with scripting the action is called, and what was typed stays in its inputs.
 */
export function ContactForm({
  words,
  code,
  locale,
  posting,
  ticket,
  outcome,
  reach,
  booking,
  children,
}: Props) {
  const [state, send, pending] = useActionState(submit, outcome);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const form = root.current?.querySelector('form');
    if (form) restoreDraft(form);
  }, []);

  useEffect(() => {
    if (!state || pending) return;
    if (state.status === 'sent') {
      keepReceipt(state.receipt);
      forgetDraft();
    }
    root.current?.querySelector<HTMLElement>(focusTargets[state.status])?.focus();
    // A field or button with the focus is in view, but what is said above or below it may not be:
    // the field's label and error, or the reason above the button.
    const badField = root.current?.querySelector('[aria-invalid]')?.parentElement;
    const said = badField ?? root.current?.querySelector('[role=alert]')?.parentElement;
    said?.scrollIntoView({ block: 'nearest' });
  }, [state, pending]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    form.delete(posting.actionField);
    if (!pending) startTransition(() => send(form));
  }

  if (state?.status === 'sent') {
    return (
      <div ref={root}>
        <Sent words={state.words}>{booking}</Sent>
      </div>
    );
  }
  const errors = state?.status === 'invalid' ? state.errors : undefined;
  const failure = state && state.status !== 'invalid' ? words.failures[state.status] : undefined;
  const firstBad = fieldNames.find((name) => errors?.[name]);
  return (
    <div ref={root}>
      <h2 className="display-3">{words.title}</h2>
      <p className="mt-2 text-note text-muted">{words.required}</p>
      <form
        action={posting.path}
        method="post"
        encType="multipart/form-data"
        onSubmit={handleSubmit}
        onInput={({ currentTarget }) => keepDraft(currentTarget)}
        className="mt-6 grid gap-5 sm:grid-cols-2"
      >
        <HiddenFields
          actionField={posting.actionField}
          code={code}
          locale={locale}
          ticket={state?.ticket ?? ticket}
          label={words.honeypot}
        />
        {fieldNames.map((name) => (
          <Field
            key={name}
            name={name}
            words={words.fields[name]}
            refusal={state}
            pending={pending}
            autoFocus={name === firstBad}
          />
        ))}
        <SubmitRow words={words} pending={pending} failure={failure} reach={reach} />
      </form>
      {children}
    </div>
  );
}

/** Puts a receipt into the page's address, so that a reload shows success. */
function keepReceipt(receipt: string): void {
  const url = new URL(location.href);
  url.searchParams.set(receiptParameter, receipt);
  history.replaceState(history.state, '', url);
}

/** Calls the action. Nothing of the previous state is sent: the server would not trust it. */
async function submit(_former: Outcome | undefined, form: FormData): Promise<Outcome> {
  try {
    return await submitLead(form);
  } catch {
    // No network, or refused by the edge: too many submissions, or too large a form.
    const typed = (name: string) => String(form.get(name) ?? '');
    const ticket = { key: typed(hiddenFields.key), token: typed(hiddenFields.token) };
    return { status: 'failed', values: eachField(typed), ticket };
  }
}
