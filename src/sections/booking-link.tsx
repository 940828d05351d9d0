import type { ReactNode } from 'react';
import { getIntl } from '../intl/get-intl.ts';
import type { Locale } from '../site/locales.ts';
import { environment } from '../worker/request.ts';

/**
 * The link to the booking page: opens a new tab, and tells screen readers so. `query` tells the
 * booking page what the call is about.
 */
export function BookingLink({
  locale,
  query,
  className,
  children,
}: {
  locale: Locale;
  query?: Record<string, string>;
  className?: string;
  children: ReactNode;
}) {
  const { t } = getIntl(locale);
  return (
    <a href={bookingUrl(query)} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="sr-only">{` ${t('action.newTab')}`}</span>
    </a>
  );
}

function bookingUrl(query: Record<string, string> = {}): string {
  const added = Object.entries(query);
  if (added.length === 0) return environment('BOOKING_URL');
  const url = new URL(environment('BOOKING_URL'));
  for (const [name, value] of added) url.searchParams.set(name, value);
  return url.href;
}
