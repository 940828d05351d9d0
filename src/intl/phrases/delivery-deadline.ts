import { deliveryClock } from '../../clock/delivery-clock.ts';
import type { Locale } from '../../site/locales.ts';
import { delivery } from '../../site/site.ts';
import { dayOfMonth } from '../day-of-month.ts';
import { getIntl } from '../get-intl.ts';

/**
 * Until when a go-project e-mail must be sent to be delivered at the same time as one sent now, and
 * when that is. Names both moments, so that it stays true if it is cached.
 */
export function deliveryDeadline(locale: Locale): string {
  const clock = deliveryClock(Date.now());
  return getIntl(locale).t('promise.deadline', {
    start: clock.start,
    startDay: dayOfMonth(locale, clock.start),
    date: clock.delivery,
    dateDay: dayOfMonth(locale, clock.delivery),
    hour: delivery.opensAt,
  });
}
