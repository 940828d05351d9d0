import { useState } from 'react';
import { inputBox } from './card-classes.ts';
import { type FieldName, fields, isWide } from './fields.ts';
import type { Unsent } from './outcome.ts';

export type FieldWords = { label: string; placeholder: string };

type Props = {
  name: FieldName;
  words: FieldWords;
  /** How the form that is being corrected was refused; undefined if the form is new. */
  refusal: Unsent | undefined;
  /** Whether the form is being sent: anything typed meanwhile would not be sent with it. */
  pending: boolean;
  /** Without scripting the browser itself moves the focus to the first bad field. */
  autoFocus: boolean;
};

/**
 * A labelled input. Its error is tied to it, read with it by screen readers, and disappears when
 * the field is corrected.
 */
export function Field({ name, words, refusal, pending, autoFocus }: Props) {
  const [mended, setMended] = useState<Unsent>();
  const value = refusal?.values[name] ?? '';
  const error =
    refusal?.status === 'invalid' && refusal !== mended ? refusal.errors[name] : undefined;
  const errorId = `${name}-error`;
  const focus = autoFocus ? { autoFocus } : {};
  return (
    <div className={isWide(name) ? 'sm:col-span-2' : undefined}>
      <label htmlFor={name} className="block font-600">
        {words.label}
      </label>
      <input
        {...fields[name]}
        {...focus}
        id={name}
        name={name}
        required
        readOnly={pending}
        defaultValue={value}
        onInput={({ currentTarget }) => {
          const isMended = currentTarget.value !== value && currentTarget.validity.valid;
          setMended(isMended ? refusal : undefined);
        }}
        placeholder={words.placeholder}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        className={`mt-2 ${inputBox}`}
      />
      {error && (
        <p id={errorId} className="mt-2 text-note font-500 text-signal-ink">
          {error}
        </p>
      )}
    </div>
  );
}
