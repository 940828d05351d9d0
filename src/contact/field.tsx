import { type FieldName, fields, isWide } from './fields.ts';

export type FieldWords = { label: string; placeholder: string };

type Props = {
  name: FieldName;
  words: FieldWords;
  value: string;
  error: string | undefined;
  /** Without scripting the browser itself goes to the first bad field. */
  autoFocus: boolean;
};

/** A labelled input; its error is tied to it and read with it. */
export function Field({ name, words, value, error, autoFocus }: Props) {
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
        defaultValue={value}
        placeholder={words.placeholder}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        className="mt-2 w-full min-h-12 px-4 rounded-button bg-paper b-1 b-muted placeholder:(text-muted opacity-100) aria-[invalid]:(b-2 b-signal-ink)"
      />
      {error && (
        <p id={errorId} className="mt-2 text-[0.9375rem] font-500 text-signal-ink">
          {error}
        </p>
      )}
    </div>
  );
}
