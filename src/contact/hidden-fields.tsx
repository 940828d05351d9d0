import type { Locale } from '../locales.ts';
import { hiddenFields } from './fields.ts';
import type { Ticket } from './outcome.ts';

type Props = {
  /** The name of the field that tells the server which action a posted document is for. */
  actionField: string;
  code: string;
  locale: Locale;
  ticket: Ticket;
  /** The honeypot's label, for anyone who comes across it all the same. */
  label: string;
};

/**
 * Password managers (1Password, Bitwarden, LastPass, Dashlane) leave a field with these attributes
 * alone. Browsers go by the name and label, which mean nothing to them.
 */
const leaveAlone = {
  autoComplete: 'off',
  'data-1p-ignore': 'true',
  'data-bwignore': 'true',
  'data-lpignore': 'true',
  'data-form-type': 'other',
} as const;

/** What the form carries unseen: who referred, the language, the ticket, and the honeypot. */
export function HiddenFields({ actionField, code, locale, ticket, label }: Props) {
  const hidden = [
    [actionField, ''],
    [hiddenFields.code, code],
    [hiddenFields.locale, locale],
    [hiddenFields.key, ticket.key],
    [hiddenFields.token, ticket.token],
  ] as const;
  return (
    <>
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="sr-only" aria-hidden="true">
        <label>
          {label}
          <input type="text" name={hiddenFields.honeypot} tabIndex={-1} {...leaveAlone} />
        </label>
      </div>
    </>
  );
}
