import type { Locale } from '../site/locales.ts';
import { localePath } from '../site/pages.ts';
import { environment } from './request.ts';

/** Uses `SITE_URL`, never the request's Host, which anyone can forge. */
export function siteUrl(path: string): string {
  return environment('SITE_URL').replace(/\/+$/, '') + path;
}

/** Returns the public URLs in the legal texts: the site, and its prices in that language. */
export function publicUrls(locale: Locale): { home: string; pricing: string } {
  return { home: siteUrl(''), pricing: siteUrl(`${localePath(locale)}#pricing`) };
}
