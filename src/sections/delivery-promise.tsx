import { firstEpisodeDeadline } from '../clock/deadlines.ts';
import { deliveryClock } from '../clock/delivery-clock.ts';
import { delivery } from '../facts/business.ts';
import type { Locale } from '../facts/locales.ts';
import { getIntl } from '../intl/get-intl.ts';
import { linkTo } from '../intl/values/link-to.tsx';

/**
 * The first episode's day for a payment received today, and the delivery for a go-project e-mail
 * sent now. A date begins a line wherever it would wrap elsewhere in the fallback font.
 */
export function DeliveryPromise({ locale, className }: { locale: Locale; className?: string }) {
  const { rich } = getIntl(locale);
  const now = Date.now();
  const delivered = deliveryClock(now).delivery;
  const first = firstEpisodeDeadline(now);
  return (
    <div data-promise="" className={className}>
      <p className="[&_a]:(inline-block py-0.5 -my-0.5)">
        {rich('deliveryPromise.first', {
          date: first,
          answer: linkTo('#answer-first'),
          time: (text) => (
            <>
              <br className="max-lg:hidden" />
              <time dateTime={first.toISOString().slice(0, 10)}>{text}</time>
            </>
          ),
        })}
      </p>
      <p>
        {rich('deliveryPromise.delivery', {
          date: delivered,
          hours: delivery.hours,
          hour: delivery.opensAt,
          time: (text) => (
            <>
              <br className="xl:hidden" />
              <time dateTime={delivered.toISOString()}>{text}</time>
            </>
          ),
        })}
      </p>
    </div>
  );
}
