import type { ReactNode } from 'react';

/** `id`: for `aria-describedby`. `children`: what to do now. */
type Props = { id?: string; title: string; message: string; children?: ReactNode };

/** An error message with a title, announced by screen readers when it appears. */
export function Alert({ id, title, message, children }: Props) {
  return (
    <div
      role="alert"
      className="scroll-mt-4 rounded-button b-1 b-s-4 b-signal-ink bg-paper px-5 py-3 media-low:(text-note leading-snug)"
    >
      <p className="font-600 text-signal-ink">{title}</p>
      <p id={id}>{message}</p>
      {children && <div className="mt-2 grid gap-2">{children}</div>}
    </div>
  );
}
