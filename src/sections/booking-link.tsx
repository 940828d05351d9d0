import type { ReactNode } from 'react';
import { getIntl } from '../intl.ts';
import type { Locale } from '../locales.ts';
import { environment } from '../request.ts';

/** The way to the booking page: opens a new tab, and says so to those who cannot see it. */
export function BookingLink({
  locale,
  className,
  children,
}: {
  locale: Locale;
  className?: string;
  children: ReactNode;
}) {
  const { t } = getIntl(locale);
  return (
    <a href={environment('BOOKING_URL')} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="sr-only"> {t('action.newTab')}</span>
    </a>
  );
}
