import type { Locale } from '../site/locales.ts';
import { localePath } from '../site/pages.ts';
import { environment } from './request.ts';

/** The absolute URL of a path: from `SITE_URL`, never from a request's Host, which anyone may send. */
export function siteUrl(path: string): string {
  return environment('SITE_URL').replace(/\/+$/, '') + path;
}

/**
 * The two public addresses of the brand that the legal texts name: the site, and the prices in the
 * text's language.
 */
export function publicUrls(locale: Locale): { home: string; pricing: string } {
  return { home: siteUrl(''), pricing: siteUrl(`${localePath(locale)}#pricing`) };
}
