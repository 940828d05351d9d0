import type { anchors } from '../../facts/constants.ts';
import type { Locale } from '../../facts/locales.ts';
import { isHome, localePath, type Page, pages } from '../../facts/pages.ts';

type Section = (typeof anchors)[number] | 'included';

/** The sections of `<Pricing>`. */
const pricingSections: readonly Section[] = ['pricing', 'included'];

/** Returns `#pricing` on a page with that section, otherwise `/fr#pricing`. */
export function sectionPath(locale: Locale, page: Page, section: Section): string {
  const isHere = isHome(page) || (pages[page].pricing && pricingSections.includes(section));
  return `${isHere ? '' : localePath(locale)}#${section}`;
}
