import type { ReactNode } from 'react';

/** Terms and what is to be known of each, as a description list on hairlines. */
export function DetailList({
  details,
}: {
  details: readonly (readonly [term: ReactNode, detail: ReactNode])[];
}) {
  return (
    <dl>
      {details.map(([term, detail], index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          key={index}
          className="gap-x-6 b-t-1 py-3 sm:(grid grid-cols-[11rem_1fr]) print:py-1"
        >
          <dt className="font-600">{term}</dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  );
}
