import { commitmentParameter, eventsPath } from '../facts/constants.ts';

/**
 * Reports what the server cannot see: booking clicks, views of prefetched pages, script errors. No
 * report identifies a visitor. Global Privacy Control and Do Not Track disable all of them.
 */
export function reportEvents(code: string): void {
  // Not in TypeScript's DOM types yet.
  const { globalPrivacyControl, doNotTrack }: Navigator & { globalPrivacyControl?: boolean } =
    navigator;
  if (globalPrivacyControl || doNotTrack === '1') return;

  function report(event: string, details: Record<string, string> = {}): void {
    const fields = { event, path: location.pathname, affiliate: code, ...details };
    navigator.sendBeacon(eventsPath, new URLSearchParams(fields));
  }

  function reportBooking({ target, button }: MouseEvent): void {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-booking]');
    // The middle button (1) opens a background tab, the right one (2) only a menu.
    if (!link || button > 1) return;
    const query = new URL(link.href).searchParams;
    const { booking: place = '' } = link.dataset;
    report('booking', {
      place,
      plan: query.get('plan') ?? '',
      months: query.get(commitmentParameter) ?? '',
    });
  }

  addEventListener('click', reportBooking);
  addEventListener('auxclick', reportBooking);

  // Once per page, since an error in a timer would repeat.
  addEventListener('error', () => report('script-error'), { once: true });
  addEventListener('unhandledrejection', () => report('script-error'), { once: true });

  // Not in TypeScript's DOM types yet.
  const [navigation]: (PerformanceEntry & { deliveryType?: string })[] =
    performance.getEntriesByType('navigation');
  if (navigation?.deliveryType === 'navigational-prefetch') report('view');
}
