import { deliveryClock } from '../clock/delivery-clock.ts';
import { firstEpisodeDate } from '../clock/first-episode.ts';
import { nextChange } from '../clock/next-change.ts';
import { getIntl } from '../intl/get-intl.ts';
import type { Locale } from '../site/locales.ts';
import { delivery } from '../site/site.ts';

/**
 * When an episode is delivered whose go-project e-mail is sent now, and by which day a visitor who
 * orders today has the first one. `data-until` is when the dates go out of date, in milliseconds
 * (`src/browser/reload-outdated.ts`).
 */
export function DeliveryPromise({ locale, className }: { locale: Locale; className?: string }) {
  const { rich } = getIntl(locale);
  const now = Date.now();
  const delivered = deliveryClock(now).delivery;
  const first = firstEpisodeDate(now);
  return (
    <div data-until={nextChange(now)} className={className}>
      <p>
        {rich('promise.delivery', {
          date: delivered,
          hour: delivery.opensAt,
          time: (text) => <time dateTime={delivered.toISOString()}>{text}</time>,
        })}
      </p>
      <p>
        {rich('promise.first', {
          date: first,
          time: (text) => <time dateTime={first.toISOString().slice(0, 10)}>{text}</time>,
        })}
      </p>
    </div>
  );
}
