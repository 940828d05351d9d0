import type { ReactNode } from 'react';

const head = ':uno: grid gap-y-5 [align-items:last_baseline] mb-[var(--head)]';

type Props = {
  eyebrow: string;
  title: ReactNode;
  subtitle?: ReactNode;
  /** Gives title and subtitle equal widths. */
  isSubtitleLong?: boolean;
  /** Content after the subtitle. */
  children?: ReactNode;
};

/** From 1024 px on, title and subtitle are side by side, their last lines aligned. */
export function SectionHeading(props: Props) {
  const { eyebrow, title, subtitle, isSubtitleLong = false, children } = props;
  return (
    <div className={`${head} ${subtitle ? ':uno: grid-12' : ''}`}>
      <div className={isSubtitleLong ? ':uno: lg:col-span-6' : ':uno: lg:col-span-8'}>
        <p className="eyebrow">{eyebrow}</p>
        <h2 className="display-2 mt-3">{title}</h2>
      </div>
      {subtitle && (
        <div className={isSubtitleLong ? ':uno: lg:col-span-6' : ':uno: lg:col-span-4'}>
          <p className="lead [&_a]:(inline-block py-0.5 -my-0.5)">{subtitle}</p>
          {children}
        </div>
      )}
    </div>
  );
}
