import type { ReactNode } from 'react';

type Props = {
  eyebrow: string;
  title: ReactNode;
  subtitle?: ReactNode;
  /** Gives the title and what is beside it equal widths. */
  isHalved?: boolean;
  /** Content after the subtitle. */
  children?: ReactNode;
};

/** From 1024 px on, title and subtitle are side by side, aligned at their tops. */
export function SectionHeading({ eyebrow, title, subtitle, isHalved = false, children }: Props) {
  return (
    <div className="grid-12 gap-y-3 mb-[var(--title-gap)]">
      <p className="eyebrow col-span-full">{eyebrow}</p>
      <h2 className={`display-2 ${isHalved ? ':uno: lg:col-span-6' : ':uno: lg:col-span-8'}`}>
        {title}
      </h2>
      {(subtitle || children) && (
        <div className={isHalved ? ':uno: lg:col-span-6' : ':uno: lg:col-span-4'}>
          {subtitle && (
            <p className="lead max-lg:mt-2 [&_a]:(inline-block py-0.5 -my-0.5)">{subtitle}</p>
          )}
          {children}
        </div>
      )}
    </div>
  );
}
