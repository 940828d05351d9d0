import { carriers } from './fields.ts';
import type { Ticket } from './outcome.ts';

type Props = {
  code: string;
  locale: string;
  ticket: Ticket;
  /** What the honeypot is called, for those who meet it all the same. */
  label: string;
};

/** What the form carries unseen: who referred, the language, the ticket, and the honeypot. */
export function Carriers({ code, locale, ticket, label }: Props) {
  const hidden = [
    [carriers.code, code],
    [carriers.locale, locale],
    [carriers.key, ticket.key],
    [carriers.token, ticket.token],
  ] as const;
  return (
    <>
      {hidden.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} autoComplete="off" />
      ))}
      <div className="sr-only" aria-hidden="true">
        <label>
          {label}
          <input name={carriers.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
