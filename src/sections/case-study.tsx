import { deliveryClock } from '../clock/delivery-clock.ts';
import { caseStudy, delivery } from '../facts/business.ts';
import type { Locale } from '../facts/locales.ts';
import { findShow } from '../facts/shows.ts';
import { getIntl } from '../intl/get-intl.ts';
import { Cover } from './cover.tsx';

/** One show in four lines: brief, hour 0, hour of delivery, result. */
export function CaseStudy({ locale }: { locale: Locale }) {
  const { t, rich } = getIntl(locale);
  const show = findShow(caseStudy.show);
  const clock = deliveryClock(new Date(caseStudy.start));
  const hour = delivery.opensAt;
  const lines = [
    [t('caseStudy.brief.label'), t('caseStudy.brief.text')],
    [t('process.hour', { hour: 0 }), rich('caseStudy.start', { date: clock.start, hour })],
    [
      t('process.hour', { hour: delivery.hours }),
      rich('caseStudy.delivery', { date: clock.delivery, hour }),
    ],
    [
      t('caseStudy.result.label', caseStudy),
      rich('caseStudy.result.text', { ...caseStudy, figure: (n) => n }),
    ],
  ] as const;
  return (
    <div className="shell mt-[var(--head)]">
      <div className="flex items-center gap-4">
        <Cover
          locale={locale}
          show={show}
          width={72}
          height={72}
          alt=""
          className="cover size-18 shrink-0 rounded-[0.5rem]"
        />
        <div>
          <h3 className="display-3">{t('caseStudy.title')}</h3>
          <p className="mt-1 text-muted">{`${show.title}, ${show.company}`}</p>
        </div>
      </div>
      <dl className="mt-6 grid gap-x-[var(--gutter)] sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-4!">
        {lines.map(([label, text]) => (
          <div key={label} className="b-t-1 b-line pt-4 pb-6">
            <dt className="font-600 text-signal-ink">{label}</dt>
            <dd className="mt-1 first-letter:uppercase">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
