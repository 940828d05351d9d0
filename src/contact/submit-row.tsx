import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';

/** Why nothing is stored, and what the visitor can do. */
export type Failure = { message: string; help?: string };

export type SubmitWords = { submit: string; submitting: string; error: string };

type Props = {
  words: SubmitWords;
  pending: boolean;
  failure: Failure | undefined;
  /** The telephone and the e-mail, for who meets a failure. */
  reach: ReactNode;
};

/** The button, and above it what went wrong the last time. */
export function SubmitRow({ words, pending, failure, reach }: Props) {
  const reasonId = 'failure';
  return (
    <div className="grid gap-5 sm:col-span-2">
      {failure && !pending && (
        <Alert id={reasonId} title={words.error} message={failure.message}>
          {failure.help && <p>{failure.help}</p>}
          {reach}
        </Alert>
      )}
      <button
        // The focus goes here at once, over which a voice may forget the alert.
        {...(failure ? { autoFocus: true, 'aria-describedby': reasonId } : {})}
        type="submit"
        disabled={pending}
        className="btn-primary w-full max-[22rem]:px-2 disabled:(bg-line text-ink cursor-progress)"
      >
        {pending ? words.submitting : words.submit}
      </button>
      <p role="status" className="sr-only">
        {pending && words.submitting}
      </p>
    </div>
  );
}
