import type { ReactNode } from 'react';
import type { Tag } from '../messages.d.ts';

/** A sentence of a title: on a line of its own from 640 px on; below, lines are too short for that. */
export const line: Tag = (text) => <span className="sm:block">{text}</span>;

/** The head of a section: a small label, the title, and a sentence if there is one. */
export function SectionHeading({
  eyebrow,
  title,
  subtitle,
}: {
  eyebrow: string;
  title: ReactNode;
  subtitle?: string;
}) {
  return (
    <div className="mb-[clamp(2.5rem,5vw,4.5rem)]">
      <p className="eyebrow">{eyebrow}</p>
      <h2 className="display-2 mt-3 max-w-[20ch]">{title}</h2>
      {subtitle && <p className="lead mt-5">{subtitle}</p>}
    </div>
  );
}
