import type { Locale } from '../locales.ts';
import { localePath, type Page } from '../routes.ts';
import type { anchors } from '../site.ts';

/** The way to a section of the landing page: `#pricing` there, `/fr#pricing` from another page. */
export function sectionPath(locale: Locale, page: Page, section: (typeof anchors)[number]): string {
  return `${page === 'landing' ? '' : localePath(locale)}#${section}`;
}
