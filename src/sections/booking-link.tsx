import type { ReactNode } from 'react';
import { getIntl } from '../intl.ts';
import type { Locale } from '../locales.ts';

/** A link that opens a new tab, and says so to those who cannot see it. */
export function ExternalLink({
  locale,
  href,
  className,
  children,
}: {
  locale: Locale;
  href: string;
  className?: string;
  children: ReactNode;
}) {
  const { t } = getIntl(locale);
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="sr-only"> {t('action.newTab')}</span>
    </a>
  );
}
