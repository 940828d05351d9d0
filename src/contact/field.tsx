import { type FieldName, fields } from './fields.ts';
import type { FormError } from './form-result.ts';

type Props = {
  name: FieldName;
  messages: { label: string; placeholder: string };
  /** The error of the form to correct; undefined for a new form. */
  formError: Pick<FormError, 'entered' | 'errors'> | undefined;
  /** Disables changes while the form is being sent, since they would not be sent with it. */
  pending: boolean;
};

/** A labelled input with its error, which screen readers announce with it. */
export function Field({ name, messages, formError, pending }: Props) {
  const error = formError?.errors?.[name];
  const isWide = name === 'email' || name === 'phone';
  const errorId = `${name}-error`;
  return (
    <div className={isWide ? ':uno: sm:col-span-2' : undefined}>
      <label htmlFor={name} className="block font-600">
        {messages.label}
      </label>
      <input
        {...fields[name]}
        id={name}
        name={name}
        // Without JavaScript, autofocus moves the focus to the first invalid field.
        autoFocus={Boolean(error)}
        readOnly={pending}
        defaultValue={formError?.entered[name]}
        placeholder={messages.placeholder}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        className="mt-2 input-box"
      />
      {error && (
        <p id={errorId} className="mt-2 text-note font-500 text-signal-ink">
          {error}
        </p>
      )}
    </div>
  );
}
