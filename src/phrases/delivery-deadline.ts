import { deliveryClock } from '../clock/delivery-clock.ts';
import type { Locale } from '../locales.ts';
import { delivery } from '../site.ts';
import { getTexts } from '../texts.ts';

/**
 * Until when a go-project e-mail must be sent to be delivered at the same time as one sent now, and
 * when that is. Names both moments, so that it stays true if it is cached.
 */
export function deliveryDeadline(locale: Locale): string {
  const clock = deliveryClock(Date.now());
  return getTexts(locale).t('promise.deadline', {
    start: clock.start,
    date: clock.delivery,
    hour: delivery.opensAt,
  });
}
