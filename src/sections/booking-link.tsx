import type { ReactNode } from 'react';
import type { Locale } from '../facts/locales.ts';
import { bookingUrl } from '../facts/urls.ts';
import { getIntl } from '../intl/get-intl.ts';

type Props = {
  locale: Locale;
  /** The place of the link or the plan, which the booking tool reports. */
  place: string;
  /** Tells links of the same text apart for screen readers. */
  plan?: string;
  className?: string;
  children: ReactNode;
};

/** A link to the booking page in a new tab. */
export function BookingLink({ locale, place, plan, className, children }: Props) {
  const { t } = getIntl(locale);
  return (
    <a href={bookingUrl(locale, place)} target="_blank" rel="noopener" className={className}>
      {children}
      <span className="sr-only">{`${plan ? `, ${plan}` : ''} ${t('action.newTab')}`}</span>
    </a>
  );
}
