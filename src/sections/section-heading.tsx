import type { ReactNode } from 'react';

const head =
  ':uno: grid gap-x-16 gap-y-5 [align-items:last_baseline] mb-[clamp(2.5rem,5vw,4.5rem)] print:(break-after-avoid break-inside-avoid)';

/** From 1024 px on, title and subtitle are side by side, their last lines aligned. */
export function SectionHeading({
  eyebrow,
  title,
  subtitle,
  children,
}: {
  eyebrow: string;
  title: ReactNode;
  subtitle?: string;
  /** Content after the subtitle. */
  children?: ReactNode;
}) {
  return (
    <div className={`${head} ${subtitle ? ':uno: lg:grid-cols-[2fr_1fr]' : ''}`}>
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
