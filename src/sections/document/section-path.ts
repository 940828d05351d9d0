import type { anchors } from '../../facts/constants.ts';
import type { Locale } from '../../facts/locales.ts';
import { isHome, localePath, type Page, pages } from '../../facts/pages.ts';

type Section = (typeof anchors)[number] | 'included' | 'answer-first';

/** The sections of `<Pricing>`. */
const pricingSections: readonly Section[] = ['pricing', 'included'];

/** Returns `#pricing` on a page with that section, otherwise `/fr#pricing`, with the query `referral`. */
export function sectionPath(locale: Locale, page: Page, section: Section, referral = ''): string {
  const isHere = isHome(page) || (pages[page].pricing && pricingSections.includes(section));
  return `${isHere ? '' : localePath(locale) + referral}#${section}`;
}
