import { DayTicks, SkippedDay } from '../artwork/motif.tsx';
import { type CountedDay, countedDays, deliveryClock } from '../clock/delivery-clock.ts';
import { hoursPerDay } from '../clock/hours-per-day.ts';
import { dayOfMonth } from '../intl/day-of-month.ts';
import { getIntl } from '../intl/get-intl.ts';
import { raiseOrdinals } from '../intl/phrases/raise-ordinals.tsx';
import type { Locale } from '../site/locales.ts';

/**
 * The days from hour 0 to hour 72 if the go-project e-mail is sent now: 24 ticks for each working
 * day, none for days that do not count. See `DeliveryPromise` for `data-until`.
 */
export function DeliveryRuler({ locale }: { locale: Locale }) {
  const { start } = deliveryClock(Date.now());
  return (
    <ol
      data-until={start.getTime()}
      className="grid grid-cols-[auto_minmax(0,18rem)_auto] justify-start gap-x-4 gap-y-2 lg:(flex gap-0 ms-[25%]) text-[0.875rem]"
    >
      {countedDays(start).map((day) => (
        <Day key={day.date.getTime()} locale={locale} day={day} />
      ))}
    </ol>
  );
}

const cell =
  ':uno: max-lg:(grid grid-cols-subgrid col-span-3 items-center) lg:(flex flex-col gap-2 pe-1)';

function Day({ locale, day }: { locale: Locale; day: CountedDay }) {
  const { t } = getIntl(locale);
  const skipped = !('workingDay' in day);
  const last = day.kind === 'delivery';
  return (
    <li
      className={`${cell} ${skipped ? ':uno: text-muted lg:(w-24 shrink-0)' : last ? ':uno: lg:(w-20 shrink-0)' : 'lg:flex-1'}`}
    >
      <span
        className={`max-lg:order-last ${skipped ? ':uno: lg:(text-[0.75rem] leading-tight)' : ':uno: font-600 text-signal-ink tabular-nums min-w-max'}`}
      >
        {skipped
          ? t(`promise.${day.kind}`)
          : t('process.hour', { hour: (day.workingDay - 1) * hoursPerDay })}
      </span>
      {skipped ? <SkippedDay /> : <DayTicks count={last ? 0 : hoursPerDay} />}
      <time
        dateTime={day.date.toISOString().slice(0, 10)}
        className={`max-lg:order-first ${skipped ? 'line-through' : 'font-600'}`}
      >
        {raiseOrdinals(
          locale,
          t('promise.day', { date: day.date, dateDay: dayOfMonth(locale, day.date) }),
        )}
      </time>
    </li>
  );
}
