import type { ReactNode } from 'react';
import { Icon } from '../artwork/icon.tsx';

/** A line of the running order; `dateTime` (ISO 8601) if it names a moment. */
type Cue = { term: string; text: string; dateTime?: string };

export type SentWords = {
  title: string;
  message: string;
  /** The title of the running order. */
  order: string;
  cues: readonly Cue[];
  /** The line above the link to the booking page. */
  choose: string;
};

/** Without scripting the browser itself moves the focus to the heading. */
const focus = { autoFocus: true };

/** Success: the lead is stored, and a running order says what follows. The heading takes the focus. */
export function Sent({ words, children }: { words: SentWords; children: ReactNode }) {
  const { title, message, order, cues, choose } = words;
  return (
    <div role="status">
      <span className="size-14 grid place-items-center rounded-full signal-ground text-on-signal">
        <Icon name="check" className="size-6" />
      </span>
      <h2 {...focus} tabIndex={-1} className="display-3 mt-6 scroll-mt-28 text-balance">
        {title}
      </h2>
      <p className="mt-4 max-w-[55ch] text-pretty">{message}</p>
      <section className="mt-8">
        <h3 className="flex items-center gap-3 eyebrow">
          <span className="tally-light" aria-hidden="true" />
          {order}
        </h3>
        <dl className="mt-3 b-t-2 b-ink">
          {cues.map(({ term, text, dateTime }, index) => (
            <div
              key={term}
              className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline gap-x-3 b-b-1 py-3"
            >
              <dt className="contents">
                <span className="display-face text-xl text-signal-ink" aria-hidden="true">
                  {String(index + 1).padStart(2, '0')}
                </span>
                <span className="text-muted">{term}</span>
              </dt>
              <dd className="font-600 col-start-2">
                {dateTime ? <time dateTime={dateTime}>{text}</time> : text}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <p className="mt-6">{choose}</p>
      {children}
    </div>
  );
}
