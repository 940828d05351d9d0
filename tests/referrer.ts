import { affiliates } from '../src/site/affiliates.ts';
import { defaultLocale, type Locale } from '../src/site/locales.ts';
import { localePath } from '../src/site/pages.ts';

/** The affiliate whom the tests come from. */
export const [referrer] = affiliates;

/** The contact page as they link to it. */
export function referredPath(locale: Locale = defaultLocale): string {
  return `${localePath(locale, 'contact')}?ref=${referrer.code}`;
}
