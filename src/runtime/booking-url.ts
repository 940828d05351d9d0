import { company } from '../site/site.ts';
import { environment } from './request.ts';

/**
 * The address of the booking page, with a query that tells it what the call is about. Should
 * `BOOKING_URL` be none, visitors write a mail instead: no page fails for it.
 */
export function bookingUrl(query: Record<string, string> = {}): string {
  const url = URL.parse(environment('BOOKING_URL'));
  if (!url) return `mailto:${company.email}`;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
