import type { ReactNode } from 'react';

/** A term of a `<dl>` and its description, side by side unless on a phone. */
export function Detail({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div className="gap-x-6 b-t-1 b-line py-3 sm:(grid grid-cols-[11rem_1fr]) print:py-1">
      <dt className="font-600">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
