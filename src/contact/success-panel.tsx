import type { ReactNode } from 'react';
import { CheckRing } from '../artwork/brand-marks.tsx';
import { callDeadline } from '../clock/deadlines.ts';
import type { Affiliate } from '../facts/affiliates.ts';
import { company, leadCall } from '../facts/business.ts';
import type { Locale } from '../facts/locales.ts';
import { getIntl } from '../intl/get-intl.ts';
import type { Lead } from '../leads/lead.ts';
import { BookingLink } from '../sections/booking-link.tsx';
import { ContactLine } from '../sections/contact-line.tsx';

type Props = { locale: Locale; lead: Lead; affiliate: Affiliate };

/** Confirms a stored lead, with the next steps. The heading takes the focus. */
export function SuccessPanel({ locale, lead, affiliate }: Props) {
  const { t, rich } = getIntl(locale);
  const { name, company: employer } = affiliate;
  const received = new Date(lead.createdAt);
  const due = callDeadline(received.getTime());
  const steps: [label: string, text: ReactNode, moment?: Date][] = [
    [
      t('contact.sent.received.label'),
      rich('contact.sent.received.text', { moment: received }),
      received,
    ],
    [
      t('contact.sent.details.label'),
      <>
        <span className="block">{lead.phone}</span>
        <span className="block">{lead.email}</span>
        <ContactLine
          locale={locale}
          message="contact.sent.correct"
          className="mt-1 font-400 text-note text-muted"
        />
      </>,
    ],
    [t('contact.sent.affiliate.label'), `${name}, ${employer}`],
  ];
  // A form that is sent again later may show a lead whose call is over.
  if (due.getTime() > Date.now()) {
    const call = rich('contact.sent.call.text', { moment: due, hour: leadCall.by });
    steps.push([t('contact.sent.call.label'), call, due]);
  }
  return (
    <div>
      <CheckRing />
      <h2
        // Without JavaScript. With it, the form moves the focus here.
        autoFocus
        tabIndex={-1}
        className="display-3 mt-6 scroll-mt-28 text-balance outline-none"
      >
        {t('contact.sent.title')}
      </h2>
      <p className="mt-4 prose text-pretty">
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
                <span className="display-face text-lead text-success" aria-hidden="true">
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
      <p className="mt-6">{t('contact.sent.choose')}</p>
      <BookingLink
        locale={locale}
        place="contact"
        code={affiliate.code}
        className="btn-secondary mt-3"
      >
        {t('action.book')}
      </BookingLink>
    </div>
  );
}
