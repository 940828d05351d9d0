import type { ReactNode } from 'react';
import { type CountedDay, countedDays, hoursPerDay } from '../../clock/delivery-clock.ts';
import { delivery } from '../../facts/business.ts';
import type { Locale } from '../../facts/locales.ts';
import { getIntl } from '../../intl/get-intl.ts';
import { LegalTable } from '../legal-text/legal-table.tsx';

/** A Thursday afternoon in France, before the long weekend of Whit Monday. */
const email = new Date('2027-05-13T13:40:00Z');
const sentAt = { hour: 15, minute: 40 };

/** The 72-hour rule day by day, from go-ahead email to delivery, computed by `src/clock`. */
export function WorkedExample({ locale }: { locale: Locale }) {
  const { t, rich } = getIntl(locale);
  const writeDate = (date: Date) => rich('terms.workedExample.date', { date });
  return (
    <LegalTable
      caption={t('terms.workedExample.caption', { email, ...sentAt })}
      columns={[t('terms.workedExample.day'), t('terms.workedExample.count')]}
      rows={[
        {
          key: 'email',
          cells: [writeDate(email), t('terms.workedExample.email', sentAt)],
        },
        ...countedDays(email).map((day) => ({
          key: day.date.toISOString(),
          cells: [writeDate(day.date), count(locale, day)],
          quiet: day.kind === 'weekend' || day.kind === 'holiday',
        })),
      ]}
    />
  );
}

function count(locale: Locale, counted: CountedDay): ReactNode {
  const { rich } = getIntl(locale);
  if (!('count' in counted)) return rich(`terms.workedExample.${counted.kind}`);
  const { kind, count: day } = counted;
  const text = rich(`terms.workedExample.${kind}`, { day, opensAt: delivery.opensAt });
  if (kind === 'delivery') return <b>{text}</b>;
  return (
    <>
      {text}
      <HourTicks />
    </>
  );
}

/** A tick for each hour that counts on the day; the total is 72. */
function HourTicks() {
  const width = hoursPerDay * 6 - 4;
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${width} 10`} className="mt-2 h-2.5 w-auto stroke-signal">
      <path d={`M0 5H${width}`} strokeWidth="10" strokeDasharray="2 4" />
    </svg>
  );
}
