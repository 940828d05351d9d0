import type { ReactNode } from 'react';

const head =
  ':uno: grid gap-y-5 [align-items:last_baseline] mb-[var(--head)] print:(break-after-avoid break-inside-avoid)';

type Props = {
  eyebrow: string;
  title: ReactNode;
  subtitle?: string;
  /** Content after the subtitle. */
  children?: ReactNode;
};

/** From 1024 px on, title and subtitle are side by side, their last lines aligned. */
export function SectionHeading({ eyebrow, title, subtitle, children }: Props) {
  return (
    <div className={`${head} ${subtitle ? ':uno: columns' : ''}`}>
      <div className="lg:col-span-8">
        <p className="eyebrow">{eyebrow}</p>
        <h2 className="display-2 mt-3 max-w-[13.4em]">{title}</h2>
      </div>
      {subtitle && (
        <div className="lg:col-span-4">
          <p className="lead">{subtitle}</p>
          {children}
        </div>
      )}
    </div>
  );
}
