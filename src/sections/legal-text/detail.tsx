import type { ReactNode } from 'react';

/** A label of a `<dl>` and its description, side by side unless on a phone. */
export function Detail({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="gap-x-6 b-t-1 b-line py-3 sm:(grid grid-cols-[11rem_1fr])">
      <dt className="font-600">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
