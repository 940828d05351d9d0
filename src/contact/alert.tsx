import type { ReactNode } from 'react';

/** `id`: for `aria-describedby`. `calm`: nothing failed. `children`: what to do now. */
type Props = { id?: string; calm?: boolean; title: string; message: string; children?: ReactNode };

/** An error message with a title, announced by screen readers when it appears. */
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
