import { company } from '../site/site.ts';
import { environment } from './request.ts';

/** Returns the booking page's URL, or a `mailto:` link without a valid `BOOKING_URL`. */
export function bookingUrl(query: Record<string, string> = {}): string {
  const url = URL.parse(environment('BOOKING_URL'));
  if (!url) return `mailto:${company.email}`;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
