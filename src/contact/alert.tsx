import type { ReactNode } from 'react';

/**
 * An error message of the catalogue under its title, announced by screen readers when it appears.
 */
export function Alert({
  id,
  title,
  message,
  children,
}: {
  /** The id of the message, for the element that it describes. */
  id?: string;
  title: string;
  message: string;
  /** What the visitor can do now. */
  children?: ReactNode;
}) {
  return (
    <div
      role="alert"
      className="scroll-mt-4 rounded-button b-1 b-signal-ink b-s-4 bg-paper px-5 py-4"
    >
      <p className="font-600 text-signal-ink">{title}</p>
      <p id={id}>{message}</p>
      {children && <div className="mt-2 grid gap-2">{children}</div>}
    </div>
  );
}
