import type { ReactNode } from 'react';

/**
 * `id` is that of the message, for an element that it describes; `calm` if nothing went wrong;
 * `children` say what to do now.
 */
type Props = { id?: string; calm?: boolean; title: string; message: string; children?: ReactNode };

/** An error message under its title, announced by screen readers when it appears. */
export function Alert({ id, calm, title, message, children }: Props) {
  return (
    <div
      role="alert"
      className={`scroll-mt-4 rounded-button b-1 b-s-4 bg-paper px-5 py-4 ${calm ? 'b-ink' : 'b-signal-ink'}`}
    >
      <p className={`font-600 ${calm ? '' : 'text-signal-ink'}`}>{title}</p>
      <p id={id}>{message}</p>
      {children && <div className="mt-2 grid gap-2">{children}</div>}
    </div>
  );
}
