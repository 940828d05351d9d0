import type { ReactNode } from 'react';
import { Alert } from './alert.tsx';
import { narrowButton } from './card-classes.ts';

/** Why nothing was stored, and what the visitor can do. */
export type Failure = { message: string; help?: string };

export type SubmitWords = { submit: string; submitting: string; error: string };

type Props = {
  words: SubmitWords;
  pending: boolean;
  failure: Failure | undefined;
  /** The telephone and the e-mail, for visitors who meet a failure. */
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
        // The button takes the focus at once, and a screen reader may then skip the alert.
        {...(failure ? { autoFocus: true, 'aria-describedby': reasonId } : {})}
        type="submit"
        // A button that is really disabled would lose the focus, and the visitor their place.
        aria-disabled={pending || undefined}
        className={`btn-primary w-full ${narrowButton} aria-[disabled]:(bg-line text-ink cursor-progress)`}
      >
        {pending ? words.submitting : words.submit}
      </button>
      <p role="status" className="sr-only">
        {pending && words.submitting}
      </p>
    </div>
  );
}
