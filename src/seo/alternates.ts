import { siteUrl } from '../runtime/site-url.ts';
import { defaultLocale, localeCodes } from '../site/locales.ts';
import { localePath, type Page } from '../site/pages.ts';

type Alternate = { hreflang: string; href: string };

/**
 * A page in all languages, and the one for every other language (x-default: English), for head and
 * sitemap.
 */
export function alternates(page: Page): Alternate[] {
  return [...localeCodes, 'x-default' as const].map((hreflang) => ({
    hreflang,
    href: siteUrl(localePath(hreflang === 'x-default' ? defaultLocale : hreflang, page)),
  }));
}
