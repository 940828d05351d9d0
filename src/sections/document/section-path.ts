import type { anchors } from '../../site/constants.ts';
import type { Locale } from '../../site/locales.ts';
import { localePath, type Page } from '../../site/pages.ts';

type Section = (typeof anchors)[number];

/** Returns `#pricing` on a page with that section, otherwise `/fr#pricing`. */
export function sectionPath(locale: Locale, page: Page, section: Section): string {
  const isHere = page === 'landing' || (page === 'about' && section === 'pricing');
  return `${isHere ? '' : localePath(locale)}#${section}`;
}
