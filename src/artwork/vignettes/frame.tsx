import type { ReactNode } from 'react';

export type VignetteProps = { className?: string | undefined };

/** One line weight and one box for every drawing, so that neighbours on the page agree. */
export function Frame({ className, children }: VignetteProps & { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 240 160"
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
