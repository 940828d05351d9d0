import { affiliates } from '#src/site/affiliates.ts';
import { defaultLocale, type Locale } from '#src/site/locales.ts';
import { localePath } from '#src/site/pages.ts';

/** The affiliate who refers the visitors of the tests. */
export const [referrer] = affiliates;

/** Returns the path of the affiliate's link to the contact page. */
export function referredPath(locale: Locale = defaultLocale): string {
  return `${localePath(locale, 'contact')}?ref=${referrer.code}`;
}
