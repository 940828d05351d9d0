import type { Locale } from '../site/locales.ts';
import type { Page } from '../site/pages.ts';
import { logError } from './log.ts';
import type { Environment } from './request.ts';

/**
 * What a data point of the audience measurement holds, in the order of its columns `blob1`, `blob2`…
 * All are words of our own, but for the name of the referring host and Cloudflare's code of the
 * country: nothing by which a visitor could be known again.
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

export type CountedEvent = 'view' | 'booking' | 'lead';

export type Counted = { event: CountedEvent; page: Page; locale: Locale } & Partial<
  Record<(typeof countColumns)[number], string>
>;

/** Counts an event. Never throws: what cannot be counted is logged, and the visitor served. */
export function count({ ANALYTICS }: Pick<Environment, 'ANALYTICS'>, counted: Counted): void {
  try {
    ANALYTICS?.writeDataPoint({
      indexes: [counted.event],
      blobs: countColumns.map((column) => counted[column] ?? ''),
    });
  } catch (error) {
    logError('not-counted', error);
  }
}
