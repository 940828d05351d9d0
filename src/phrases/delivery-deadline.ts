import { deliveryClock } from '../clock/delivery-clock.ts';
import { dayOfMonth } from '../clock/paris-time.ts';
import { getIntl } from '../intl/get-intl.ts';
import type { Locale } from '../locales.ts';
import { delivery } from '../site.ts';

/**
 * Until when a go-project e-mail must be sent to be delivered at the same time as one sent now, and
 * when that is. Names both moments, so that it stays true if it is cached.
 */
export function deliveryDeadline(locale: Locale): string {
  const clock = deliveryClock(Date.now());
  return getIntl(locale).t('promise.deadline', {
    start: clock.start,
    startDay: dayOfMonth(clock.start),
    date: clock.delivery,
    dateDay: dayOfMonth(clock.delivery),
    hour: delivery.opensAt,
  });
}
