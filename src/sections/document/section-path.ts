import type { anchors } from '../../site/constants.ts';
import type { Locale } from '../../site/locales.ts';
import { localePath, type Page } from '../../site/pages.ts';

type Section = (typeof anchors)[number] | 'included';

/** The sections of `<Pricing>`, which the page about the studio has too. */
const pricingSections: readonly Section[] = ['pricing', 'included'];

/** Returns `#pricing` on a page with that section, otherwise `/fr#pricing`. */
export function sectionPath(locale: Locale, page: Page, section: Section): string {
  const isHere = page === 'landing' || (page === 'about' && pricingSections.includes(section));
  return `${isHere ? '' : localePath(locale)}#${section}`;
}
