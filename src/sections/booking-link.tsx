import type { ReactNode } from 'react';
import type { Locale } from '../facts/locales.ts';
import { getIntl } from '../intl/get-intl.ts';
import { bookingUrl } from '../urls.ts';

type Props = {
  locale: Locale;
  /** The place of the link or the plan, which the booking tool reports. */
  place: string;
  /** Tells links of the same text apart for screen readers. */
  plan?: string;
  /** The affiliate's code, for a link that appears after `browser/carry-affiliate.ts` has run. */
  code?: string;
  className?: string;
  children: ReactNode;
};

/** A link to the booking page in a new tab, or to a mail if there is none. */
export function BookingLink({ locale, place, plan, code, className, children }: Props) {
  const { t } = getIntl(locale);
  const href = bookingUrl(locale, place, code);
  const isPage = !href.startsWith('mailto:');
  return (
    <a
      href={href}
      // Marks the links to which the script adds parameters; one to our e-mail address has none.
      data-booking={isPage ? '' : undefined}
      {...(isPage && { target: '_blank', rel: 'noopener' })}
      className={className}
    >
      {children}
      <span className="sr-only">
        {`${plan ? `, ${plan}` : ''}${isPage ? ` ${t('action.newTab')}` : ''}`}
      </span>
    </a>
  );
}
