import { hoursPerDay } from '../../clock/delivery-clock.ts';
import { contract, delivery } from '../../facts/business.ts';
import type { Locale } from '../../facts/locales.ts';
import { getIntl } from '../../intl/get-intl.ts';
import { LegalPage } from '../legal-text/legal-page.tsx';
import type { ArticleId } from '../legal-text/read-articles.ts';
import { PlansTable } from './plans-table.tsx';
import { termsValues } from './values.tsx';
import { WorkedExample } from './worked-example.tsx';

const inForce = new Date(`${contract.inForce}T12:00:00Z`);

/** The terms of sale, with the table of plans and an example of the 72-hour rule. */
export function Terms({ locale }: { locale: Locale }) {
  const { rich } = getIntl(locale);
  const values = termsValues(locale);
  return (
    <LegalPage
      locale={locale}
      page="terms"
      drawing={<HourRuler />}
      date={rich('terms.inForce', { date: inForce })}
      translate={(id) => rich(id as ArticleId<'terms'>, values)}
      blocks={{
        'terms.clock.weekdays': <WorkedExample locale={locale} />,
        'terms.prices.currency': <PlansTable locale={locale} />,
      }}
    />
  );
}

const dayTicks = Array.from({ length: delivery.deliveryDay }, (_, day) => day * hoursPerDay);

/** Hour 0 to hour 72 from margin to margin. */
function HourRuler() {
  return (
    <div aria-hidden="true" className="shell mt-[clamp(3rem,6vw,5rem)] print:hidden">
      <div className="ruler relative flex h-20 items-end display-face text-lead leading-none">
        {dayTicks.map((hour) => (
          <span key={hour} className="flex-1 ps-2.5 last:(absolute end-2.5)">
            {hour}
          </span>
        ))}
      </div>
    </div>
  );
}
