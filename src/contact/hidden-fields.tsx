import type { Locale } from '../locales.ts';
import { hiddenFields } from './fields.ts';
import type { Ticket } from './outcome.ts';

type Props = {
  /** Names the action to a server that gets the document. */
  actionField: string;
  code: string;
  locale: Locale;
  ticket: Ticket;
  /** What the honeypot is called, for those who meet it all the same. */
  label: string;
};

/**
 * Password managers leave a field alone that has these: 1Password, Bitwarden,
 * LastPass, Dashlane. Browsers go by name and label, which say nothing to them.
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
