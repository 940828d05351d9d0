import type { Locale } from '../facts/locales.ts';
import type { Page } from '../facts/pages.ts';
import { logError } from './log.ts';

/**
 * Columns `blob1`, `blob2`… of a data point. Values are our own vocabulary, except the referring
 * host and Cloudflare's country code. Nothing identifies a visitor.
 */
export const countColumns = [
  'event',
  'page',
  'locale',
  'affiliate',
  'referrer',
  'country',
  'plan',
  'months',
  'place',
] as const;

type Counted = { event: 'view' | 'booking' | 'lead'; page: Page; locale: Locale } & Partial<
  Record<(typeof countColumns)[number], string>
>;

/** Counts an event. Never throws. A failure is logged and must not affect the response. */
export function trackEvent({ ANALYTICS }: Pick<Env, 'ANALYTICS'>, counted: Counted): void {
  try {
    ANALYTICS?.writeDataPoint({
      indexes: [counted.event],
      blobs: countColumns.map((column) => counted[column] ?? ''),
    });
  } catch (error) {
    logError('event-failed', error);
  }
}
