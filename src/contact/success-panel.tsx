import type { ReactNode } from 'react';
import { CheckRing } from '../artwork/brand-marks.tsx';
import { callDeadline } from '../clock/deadlines.ts';
import type { Affiliate } from '../facts/affiliates.ts';
import { company, firstCall } from '../facts/business.ts';
import type { Locale } from '../facts/locales.ts';
import { localePath } from '../facts/pages.ts';
import { getIntl } from '../intl/get-intl.ts';
import type { Lead } from '../leads/lead.ts';
import { BookingLink } from '../sections/booking-link.tsx';
import { ContactLine } from '../sections/contact-line.tsx';
import { referralQuery } from './affiliates.ts';

type Props = { locale: Locale; lead: Lead; affiliate: Affiliate };

/** In milliseconds. Enough to notice a slip, too short for a later visitor of the same URL. */
const detailsTime = 10 * 60 * 1000;

/**
 * The success page. For ten minutes it shows the next steps with the masked details. After that it
 * only confirms that we have them. The heading takes the focus.
 */
export function SuccessPanel({ locale, lead, affiliate }: Props) {
  const { t, rich } = getIntl(locale);
  const { name, company: employer } = affiliate;
  const received = new Date(lead.createdAt);
  const due = callDeadline(received.getTime());
  const isRecent = Date.now() - received.getTime() <= detailsTime;
  const steps: [label: string, text: ReactNode, moment?: Date][] = [
    [
      t('contact.sent.received.label'),
      rich('contact.sent.received.text', { moment: received }),
      received,
    ],
    [
      t('contact.sent.details.label'),
      <>
        <span className="block">{maskPhone(lead.phone)}</span>
        <span className="block">{maskEmail(lead.email)}</span>
        <ContactLine
          locale={locale}
          message="contact.sent.correct"
          className="mt-1 font-400 text-note text-muted"
        />
      </>,
    ],
    [t('contact.sent.partner.label'), `${name}, ${employer}`],
    [
      t('contact.sent.call.label'),
      rich('contact.sent.call.text', { moment: due, hour: firstCall.by }),
      due,
    ],
  ];
  return (
    <div>
      <CheckRing className="size-20 text-success" />
      <h2
        // Moves the focus here as the page loads.
        autoFocus
        tabIndex={-1}
        className="display-3 mt-6 scroll-mt-28 text-balance focus-visible:outline-none"
      >
        {t(isRecent ? 'contact.sent.title' : 'contact.sent.known')}
      </h2>
      {isRecent ? (
        <>
          <p className="mt-4 max-w-[36.6em] text-pretty">
            {t('contact.sent.message', { name, brand: company.brand })}
          </p>
          <section className="mt-8">
            <h3 className="flex items-center gap-3 eyebrow">
              <span className="size-2.5 rounded-full bg-success" aria-hidden="true" />
              {t('contact.sent.order')}
            </h3>
            <dl className="mt-3 b-t-2 b-ink">
              {steps.map(([label, text, moment], index) => (
                <div
                  key={label}
                  className="grid grid-cols-[2.5rem_minmax(0,1fr)] items-baseline gap-x-3 b-b-1 b-line py-3"
                >
                  <dt className="contents">
                    <span className="display-face text-xl text-success" aria-hidden="true">
                      {String(index + 1).padStart(2, '0')}
                    </span>
                    <span className="text-muted">{label}</span>
                  </dt>
                  <dd className="font-600 col-start-2">
                    {moment ? <time dateTime={moment.toISOString()}>{text}</time> : text}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        </>
      ) : (
        <>
          <ContactLine
            locale={locale}
            message="contact.sent.correct"
            className="mt-4 text-pretty"
          />
          {/* For another visitor of the same link. */}
          <a
            href={localePath(locale, 'contact') + referralQuery(affiliate)}
            className="mt-4 inline-block"
          >
            {t('contact.code.submit')}
          </a>
        </>
      )}
      <p className="mt-6">{t('contact.sent.choose')}</p>
      <BookingLink locale={locale} place="contact" className="btn-secondary mt-3">
        {t('action.book')}
      </BookingLink>
    </div>
  );
}

/** Returns the last four digits of a phone number, as they were typed: `… 56 78`. */
function maskPhone(phone: string): string {
  return `… ${phone.match(/(?:\d\D*){1,4}$/)?.[0] ?? ''}`;
}

/** Returns an e-mail address with only the first letter of its local part: `a…@example.org`. */
function maskEmail(email: string): string {
  return `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`;
}
