import type { ReactNode } from 'react';
import { getIntl } from '../intl/get-intl.ts';
import { bookingUrl } from '../runtime/urls.ts';
import type { BookingPlace } from '../site/booking.ts';
import type { Locale } from '../site/locales.ts';

/**
 * `place` is the position on the page, for analytics; `query` is the subject of the call. `plan`
 * tells links of the same text apart for screen readers.
 */
export function BookingLink({
  locale,
  place,
  query,
  plan,
  className,
  children,
}: {
  locale: Locale;
  place: BookingPlace;
  query?: Record<string, string>;
  plan?: string;
  className?: string;
  children: ReactNode;
}) {
  const { t } = getIntl(locale);
  return (
    <a
      href={bookingUrl(query)}
      target="_blank"
      rel="noopener"
      data-booking={place}
      className={className}
    >
      {children}
      <span className="sr-only">{`${plan ? `, ${plan}` : ''} ${t('action.newTab')}`}</span>
    </a>
  );
}
