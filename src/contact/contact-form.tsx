'use client';

import {
  type ReactNode,
  type SubmitEvent,
  startTransition,
  useActionState,
  useEffect,
  useRef,
  useState,
} from 'react';
import { unstable_getErrorInfo as getErrorInfo } from 'waku/minimal/client';
import { withTimeout } from '../timing.ts';
import { submitLead } from './action.ts';
import { Alert } from './alert.tsx';
import { dropDraft, restoreDraft, saveDraft } from './draft.ts';
import { Field } from './field.tsx';
import { eachField, fieldNames, hiddenFields } from './fields.ts';
import type { FormMessages } from './form-messages.ts';
import type { FormError, FormResult } from './form-result.ts';

type Props = {
  messages: FormMessages;
  /** Values of the hidden fields, by name. */
  hiddenValues: Record<string, string>;
  /** The result of the submission that this page responds to, if any. */
  result: FormResult | undefined;
  /** Telephone and e-mail, shown on failure. */
  contactLine: ReactNode;
  children: ReactNode;
};

/** `unreachable`: the network failed, but the lead may be stored. */
type Result = FormResult | (Omit<FormError, 'status'> & { status: 'unreachable' });

const alertId = 'failure';

/** A submission without a response has failed after this time. */
const timeoutMs = 30_000;

/**
 * The contact form, and after a success the panel that confirms it. Without JavaScript the browser
 * posts the document to its own URL, and the page begins with the result; with JavaScript the form
 * calls the action, and the inputs keep their values.
 */
export function ContactForm(props: Props) {
  const { messages, contactLine, children } = props;
  const [result, send, pending] = useActionState<Result | undefined, FormData>(
    submit,
    props.result,
  );
  const [draftKey, setDraftKey] = useState<string>();
  const root = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const form = root.current?.querySelector('form');
    if (form) setDraftKey(restoreDraft(form));
  }, []);

  useEffect(() => {
    if (!result || pending) return;
    if (result.status === 'sent') {
      dropDraft();
      root.current?.querySelector('h2')?.focus();
      return;
    }
    const invalidField = root.current?.querySelector<HTMLElement>('[aria-invalid]');
    const button = root.current?.querySelector<HTMLElement>('[type=submit]');
    const target = invalidField ?? button;
    target?.focus();
    // The label and error of the field, or the alert above the button, may be out of view.
    target?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [result, pending]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (pending) return;
    const form = new FormData(event.currentTarget);
    // A disabled button loses the focus, so it waits here for the result.
    status.current?.focus();
    startTransition(() => send(form));
  }

  if (result?.status === 'sent') return <div ref={root}>{result.panel}</div>;

  const failure =
    result && result.status !== 'invalid' && !pending
      ? messages.failures[result.status]
      : undefined;
  const key = result?.key ?? draftKey;
  const hiddenValues = { ...props.hiddenValues, ...(key && { [hiddenFields.key]: key }) };
  return (
    <div ref={root}>
      <h2 className="display-3">{messages.title}</h2>
      <p className="mt-2 text-note text-muted">{messages.required}</p>
      <form
        method="post"
        encType="multipart/form-data"
        onSubmit={handleSubmit}
        onInput={(event) => saveDraft(event.currentTarget)}
        className="mt-6 grid gap-5 sm:grid-cols-2"
      >
        {Object.entries(hiddenValues).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {/* Hidden from people. Its name and label mean nothing to a browser's autofill. */}
        <div className="sr-only" aria-hidden="true">
          <label>
            {messages.honeypot}
            <input type="text" name={hiddenFields.honeypot} tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        {fieldNames.map((name) => (
          <Field
            key={name}
            name={name}
            messages={messages.fields[name]}
            formError={result}
            pending={pending}
          />
        ))}
        <div className="scroll-my-2 grid gap-5 sm:col-span-2">
          {failure && (
            <Alert id={alertId} title={messages.error} message={failure.message}>
              <p>{failure.help}</p>
              {contactLine}
            </Alert>
          )}
          <button
            type="submit"
            disabled={pending}
            // The button takes the focus at once, and a screen reader may then skip the alert.
            autoFocus={Boolean(failure)}
            aria-describedby={failure ? alertId : undefined}
            className="btn-primary relative overflow-hidden w-full max-[22rem]:px-2 disabled:(bg-line text-ink cursor-progress)"
          >
            {pending ? messages.submitting : messages.submit}
            {pending && (
              <span data-sending="" className="ruler absolute inset-x-2.5 bottom-0 h-2" />
            )}
          </button>
          <p ref={status} role="status" tabIndex={-1} className="sr-only">
            {pending && messages.submitting}
          </p>
        </div>
      </form>
      {children}
    </div>
  );
}

/**
 * Calls the action. If the network fails, the server rejects the request or does not respond in
 * time, the values and the idempotency key stay, so the next try is safe.
 */
async function submit(_previous: Result | undefined, form: FormData): Promise<Result> {
  try {
    return await withTimeout(submitLead(form), timeoutMs);
  } catch (error) {
    const entered = eachField((name) => String(form.get(name) ?? ''));
    const isUnreachable = getErrorInfo(error)?.unstable_networkError || !navigator.onLine;
    return {
      status: isUnreachable ? 'unreachable' : 'failed',
      entered,
      key: String(form.get(hiddenFields.key)),
    };
  }
}
