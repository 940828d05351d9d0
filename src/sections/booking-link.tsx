import type { ReactNode } from 'react';
import type { BookingPlace } from '../facts/booking.ts';
import type { Locale } from '../facts/locales.ts';
import { getIntl } from '../intl/get-intl.ts';
import { bookingUrl } from '../runtime/urls.ts';

type Props = {
  locale: Locale;
  /** The position on the page, for analytics. */
  place: BookingPlace;
  /** The subject of the call. */
  query?: Record<string, string>;
  /** Tells links of the same text apart for screen readers. */
  plan?: string;
  className?: string;
  children: ReactNode;
};

/** A link to the booking page in a new tab. */
export function BookingLink({ locale, place, query, plan, className, children }: Props) {
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
