import type { ReactNode } from 'react';

/**
 * The head of a section: a small label and the title; a sentence, if there is one, below
 * it, and from 1024 px on across from it, where its last line meets the title's.
 */
export function SectionHeading({
  eyebrow,
  title,
  subtitle,
  children,
}: {
  eyebrow: string;
  title: ReactNode;
  subtitle?: string;
  /** What follows the sentence. */
  children?: ReactNode;
}) {
  return (
    <div className="section-head mb-[clamp(2.5rem,5vw,4.5rem)] print:(break-after-avoid break-inside-avoid)">
      <div>
        <p className="eyebrow">{eyebrow}</p>
        <h2 className="display-2 mt-3 max-w-[20ch]">{title}</h2>
      </div>
      {subtitle && (
        <div>
          <p className="lead">{subtitle}</p>
          {children}
        </div>
      )}
    </div>
  );
}
