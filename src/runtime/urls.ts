import { company } from '../facts/business.ts';
import type { Locale } from '../facts/locales.ts';
import { localePath } from '../facts/pages.ts';

/** Uses `SITE_URL`, never the request's Host, which anyone can forge. */
export function siteUrl(path: string): string {
  // workerd exposes the worker's variables in `process.env`.
  return (process.env.SITE_URL ?? '').replace(/\/+$/, '') + path;
}

/** Returns the public URLs in the legal texts: the home page and the prices in that language. */
export function publicUrls(locale: Locale): { home: string; pricing: string } {
  const home = siteUrl(localePath(locale));
  return { home, pricing: `${home}#pricing` };
}

/** Returns the booking page's URL, or a `mailto:` link without a valid `BOOKING_URL`. */
export function bookingUrl(query: Record<string, string> = {}): string {
  const url = URL.parse(process.env.BOOKING_URL ?? '');
  if (!url) return `mailto:${company.email}`;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
