import { affiliates } from '#src/facts/affiliates.ts';
import { defaultLocale, type Locale } from '#src/facts/locales.ts';
import { localePath } from '#src/facts/pages.ts';

/** The affiliate who refers the visitors of the tests. */
export const [affiliate] = affiliates;

/** Returns the path of the affiliate's link to the contact page. */
export function affiliatePath(locale: Locale = defaultLocale): string {
  return `${localePath(locale, 'contact')}?ref=${affiliate.code}`;
}
