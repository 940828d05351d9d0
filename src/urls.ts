import { company } from './facts/business.ts';
import type { Locale } from './facts/locales.ts';
import { localePath } from './facts/pages.ts';
import { bookingParameters } from './parameters.ts';

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

/**
 * Returns the booking page's URL with campaign parameters, which booking tools report. `content` is
 * the plan or the place of the link, `term` the affiliate's code. Without a valid `BOOKING_URL`,
 * returns a `mailto:` link.
 */
export function bookingUrl(locale: Locale, content: string, term?: string): string {
  const url = URL.parse(process.env.BOOKING_URL ?? '');
  if (!url) return `mailto:${company.email}`;
  url.searchParams.set(bookingParameters.source, 'website');
  url.searchParams.set(bookingParameters.medium, 'link');
  url.searchParams.set(bookingParameters.campaign, locale);
  url.searchParams.set(bookingParameters.content, content);
  if (term) url.searchParams.set(bookingParameters.term, term);
  return url.href;
}

/** Returns whether a URL uses HTTPS, or leads to this machine. */
export function isSecureUrl(text: string): boolean {
  const { protocol, hostname = '' } = URL.parse(text) ?? {};
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isLocal);
}
