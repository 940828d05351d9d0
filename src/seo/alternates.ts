import { defaultLocale, localeCodes } from '../facts/locales.ts';
import { localePath, type Page } from '../facts/pages.ts';
import { siteUrl } from '../runtime/urls.ts';

/** Returns a page's URL in each language; `x-default` is English. */
export function alternates(page: Page): { hreflang: string; href: string }[] {
  return [...localeCodes, 'x-default' as const].map((hreflang) => ({
    hreflang,
    href: siteUrl(localePath(hreflang === 'x-default' ? defaultLocale : hreflang, page)),
  }));
}
