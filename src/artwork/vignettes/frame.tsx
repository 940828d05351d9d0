import type { ReactNode } from 'react';

export type VignetteProps = { className?: string | undefined };

type Props = VignetteProps & {
  children: ReactNode;
  /** Where the drawing begins: there it stands on the edge of the text below it. */
  left?: number;
};

/** One line weight and one height for every drawing, so that neighbours on the page agree. */
export function Frame({ className, children, left = 0 }: Props) {
  return (
    <svg
      viewBox={`${left} 0 ${240 - left} 160`}
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
