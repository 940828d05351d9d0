import { countsPath, termParameter } from '../site/constants.ts';

/**
 * Reports to the server what it cannot see: clicks on booking links, views of pages that were
 * prefetched, and failing scripts. No report identifies a visitor, and none is sent for those who
 * object by Global Privacy Control or Do Not Track. `code` is that of the affiliate.
 */
export function reportEvents(code: string): void {
  // No type library knows the first of them yet.
  const { globalPrivacyControl, doNotTrack }: Navigator & { globalPrivacyControl?: boolean } =
    navigator;
  if (globalPrivacyControl || doNotTrack === '1') return;

  function report(event: string, words: Record<string, string> = {}): void {
    const fields = { event, path: location.pathname, affiliate: code, ...words };
    navigator.sendBeacon(countsPath, new URLSearchParams(fields));
  }

  function reportBooking({ target, button }: MouseEvent): void {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-booking]');
    // The right button only opens a menu.
    if (!link || button > 1) return;
    const query = new URL(link.href).searchParams;
    const { booking: place = '' } = link.dataset;
    report('booking', {
      place,
      plan: query.get('plan') ?? '',
      months: query.get(termParameter) ?? '',
    });
  }

  addEventListener('click', reportBooking);
  // The middle button, which opens a tab in the background.
  addEventListener('auxclick', reportBooking);

  // Once per page: an error in a timer would come again and again.
  addEventListener('error', () => report('script-error'), { once: true });
  addEventListener('unhandledrejection', () => report('script-error'), { once: true });

  // No type library knows this way of delivery yet.
  const [navigation]: (PerformanceEntry & { deliveryType?: string })[] =
    performance.getEntriesByType('navigation');
  if (navigation?.deliveryType === 'navigational-prefetch') report('view');
}
