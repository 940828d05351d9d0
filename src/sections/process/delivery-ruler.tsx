import { DayTicks } from '../../artwork/brand-marks.tsx';
import {
  type CountedDay,
  countedDays,
  deliveryClock,
  hoursPerDay,
} from '../../clock/delivery-clock.ts';
import type { Locale } from '../../facts/locales.ts';
import { getIntl } from '../../intl/get-intl.ts';

/**
 * The weekdays from hour 0 to hour 72 for a go-ahead email sent now: 24 ticks for each working day,
 * a hatched block for days that do not count. From 1024 px on it spans the second and third of the
 * four steps, and the delivery aligns with the last.
 */
export function DeliveryRuler({ locale }: { locale: Locale }) {
  const { start } = deliveryClock(Date.now());
  const days = countedDays(start);
  const isWeekend = (index: number) => days[index]?.kind === 'weekend';
  const { t } = getIntl(locale);
  return (
    <div className="lg:(col-start-4 col-span-6) text-note">
      <p className="mb-4 text-muted">{t('deliveryRuler.caption')}</p>
      <ol className="drawn-on-scroll day-list lg:me-[calc(-1*var(--gutter))]">
        {days.map((day, index) =>
          isWeekend(index) && isWeekend(index - 1) ? null : (
            <RulerDays
              key={day.date.getTime()}
              locale={locale}
              day={day}
              dates={days.slice(index, isWeekend(index) ? index + 2 : index + 1)}
            />
          ),
        )}
      </ol>
    </div>
  );
}

const cell =
  ':uno: relative max-md:(grid grid-cols-subgrid col-span-3 items-center) md:(flex flex-col gap-2)';

const width = { day: ':uno: md:flex-1', end: ':uno: md:w-0', weekend: ':uno: md:(w-30 shrink-0)' };

type Props = { locale: Locale; day: CountedDay; dates: CountedDay[] };

/** One day, or both days of a weekend. */
function RulerDays({ locale, day, dates }: Props) {
  const { t } = getIntl(locale);
  const weekdays = dates.map(({ date }) => t('deliveryRuler.day', { date })).join(' ');
  if (!('count' in day)) {
    return (
      <li className={`${cell} ${width.weekend}`}>
        <s className="max-md:order-last text-muted">{weekdays}</s>
        <span className="ticks max-md:hidden h-24 b-y-1 b-line text-muted [background:repeating-linear-gradient(-45deg,currentcolor_0_1px,transparent_0_8px)]" />
        <span className="max-md:col-span-2 text-muted leading-tight">
          {t(`deliveryRuler.${day.kind}`)}
        </span>
      </li>
    );
  }
  const hour = (day.count - 1) * hoursPerDay;
  const isLast = day.kind === 'delivery';
  return (
    <li className={`${cell} ${isLast ? width.end : width.day}`}>
      <span className="md:sr-only font-600">{t('shared.hour', { hour })}</span>
      <DayTicks isLast={isLast} />
      <span aria-hidden="true" className="max-md:hidden absolute top-15 start-4 numeral text-item">
        {hour}
      </span>
      <span className="font-600 md:min-w-max">{weekdays}</span>
    </li>
  );
}
