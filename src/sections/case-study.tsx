import { DayTicks } from '../artwork/brand-marks.tsx';
import { deliveryClock } from '../clock/delivery-clock.ts';
import { caseStudy, delivery } from '../facts/business.ts';
import type { Locale } from '../facts/locales.ts';
import { findShow } from '../facts/shows.ts';
import { getIntl } from '../intl/get-intl.ts';
import { Cover } from './cover.tsx';

/** One show on a ruler of its 72 hours: cover and brief before it, the result after it. */
export function CaseStudy({ locale }: { locale: Locale }) {
  const { t, rich } = getIntl(locale);
  const show = findShow(caseStudy.show);
  const { start, delivery: end } = deliveryClock(new Date(caseStudy.start));
  const hour = delivery.opensAt;
  return (
    <div className="shell mt-[var(--title-gap)] grid grid-cols-2 print:grid-cols-[6rem_1fr] md:grid-cols-4 lg:(grid-cols-12 grid-rows-[auto_1fr_auto_auto]) gap-x-[var(--gutter)] gap-y-5">
      <div className="lg:(col-span-3 row-start-1 row-span-4)">
        <Cover
          locale={locale}
          show={show}
          width={320}
          height={320}
          alt=""
          className="cover w-full rounded-[0.75rem]"
        />
      </div>
      <div className="self-end md:col-span-3 lg:(self-start col-start-4 col-span-6)">
        <h3 className="display-3">{t('caseStudy.title')}</h3>
        <p className="mt-1 text-muted">{`${show.title}, ${show.company}`}</p>
      </div>
      <div
        aria-hidden="true"
        className="order-1 col-span-full lg:(col-start-4 col-span-6 row-start-3) grid grid-cols-[1fr_1fr_1fr_auto] [&>svg]:h-16"
      >
        <DayTicks isLast={false} />
        <DayTicks isLast={false} />
        <DayTicks isLast={false} />
        <DayTicks isLast />
      </div>
      <dl className="contents [&_dt]:(font-600 text-signal-ink) [&_dd]:first-letter:uppercase">
        <div className="col-span-full lg:(col-start-4 col-span-6 row-start-2)">
          <dt>{t('caseStudy.brief.label')}</dt>
          <dd>{t('caseStudy.brief.text')}</dd>
        </div>
        <div className="order-1 md:col-span-2 print:col-span-full lg:(col-start-4 col-span-3 row-start-4)">
          <dt>{t('shared.hour', { hour: 0 })}</dt>
          <dd>{rich('caseStudy.start', { date: start, hour })}</dd>
        </div>
        <div className="order-1 md:col-span-2 print:col-span-full lg:(col-start-7 col-span-3 row-start-4)">
          <dt>{t('shared.hour', { hour: delivery.hours })}</dt>
          <dd>{rich('caseStudy.delivery', { date: end, hour })}</dd>
        </div>
        <div className="order-1 col-span-full lg:(col-start-10 col-span-3 row-start-1 row-span-4 ps-12)">
          <dt>{t('caseStudy.result.label', caseStudy)}</dt>
          <dd>
            {rich('caseStudy.result.text', {
              ...caseStudy,
              figure: (number) => <span className="block numeral text-result">{number}</span>,
            })}
          </dd>
        </div>
      </dl>
    </div>
  );
}
