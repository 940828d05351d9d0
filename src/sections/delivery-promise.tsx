import { deliveryClock } from '../clock/delivery-clock.ts';
import { getIntl } from '../intl/get-intl.ts';
import type { Locale } from '../site/locales.ts';
import { delivery } from '../site/site.ts';

/**
 * When an episode is delivered if the go-project e-mail is sent now. `data-until` is the last
 * moment at which that holds, in milliseconds: see `src/browser/reload-outdated.ts`.
 */
export function DeliveryPromise({
  locale,
  message,
  className,
}: {
  locale: Locale;
  message: 'promise.short' | 'promise.full' | 'moment.end';
  className?: string;
}) {
  const clock = deliveryClock(Date.now());
  return (
    <p data-until={clock.start.getTime()} className={className}>
      {getIntl(locale).rich(message, {
        date: clock.delivery,
        hour: delivery.opensAt,
        hours: delivery.hours,
        time: (text) => <time dateTime={clock.delivery.toISOString()}>{text}</time>,
      })}
    </p>
  );
}
