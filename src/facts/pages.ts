import { kebabCase } from '../kebab-case.ts';
import type { ArticleKey } from './articles.ts';
import { defaultLocale, type Locale, localeCodes } from './locales.ts';

export type Page = 'landing' | 'about' | 'legalNotice' | 'terms' | 'contact';

type PageDefinition = {
  /** Relative to the language's prefix. */
  path: string;
  type: 'WebPage' | 'AboutPage' | 'ContactPage';
  /** Hydrated by React and rendered for one visitor; any other page is shared and cached. */
  hydrated?: true;
  /** Contains the price list, so that links to it stay on the page. */
  pricing?: true;
};

/**
 * The pages, in footer order. Adding one takes its name above, an entry here, in
 * `src/og/card-drawings.ts` and `src/og/card.tsx`, `src/pages/{page}.tsx` and messages.
 */
export const pages: Readonly<Record<Page, PageDefinition>> = {
  landing: { path: '/', type: 'WebPage', pricing: true },
  about: { path: '/about', type: 'AboutPage', pricing: true },
  legalNotice: { path: '/legals', type: 'WebPage' },
  terms: { path: '/cgv', type: 'WebPage' },
  contact: { path: '/contact', type: 'ContactPage', hydrated: true },
};

type Route = { path: string; locale: Locale; page: Page };

export const pageNames = Object.keys(pages) as Page[];

/** Returns a page's path in a language; English has no prefix: `/about`, `/fr/about`. */
export function localePath(locale: Locale, page: Page = 'landing'): string {
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  return page === 'landing' ? prefix || '/' : prefix + pages[page].path;
}

/** In header order. `#about`, as specified, leads to the benefits, not to the page `/about`. */
export const headerSections = ['about', 'features', 'process', 'reviews', 'pricing'] as const;

type Section = (typeof headerSections)[number] | 'included';

/** The sections of `<Pricing>`. */
const pricingSections: readonly Section[] = ['pricing', 'included'];

/** Returns `#pricing` on a page with that section, otherwise `/fr#pricing`. */
export function sectionPath(locale: Locale, page: Page, section: Section): string {
  const isHere = page === 'landing' || (pages[page].pricing && pricingSections.includes(section));
  return `${isHere ? '' : localePath(locale)}#${section}`;
}

/** Returns the id of an article's element: `article-go-project` for `goProject`. */
export function articleAnchor(key: string): string {
  return `article-${kebabCase(key)}`;
}

/** Returns the path of an article of the terms: `/fr/cgv#article-clock`. */
export function articlePath(locale: Locale, key: ArticleKey<'terms'>): string {
  return `${localePath(locale, 'terms')}#${articleAnchor(key)}`;
}

/** Returns the path of a page's social card; English has a prefix here: `/og/en/landing.png`. */
export function cardPath(locale: Locale, page: Page): string {
  return `/og/${locale}/${page === 'landing' ? page : pages[page].path.slice(1)}.png`;
}

/** Every page in every language, for router, links, sitemap, cards and tests. */
export const routes: readonly Route[] = localeCodes.flatMap((locale) =>
  pageNames.map((page) => ({ path: localePath(locale, page), locale, page })),
);

export const hydratedRoutes = routes.filter(({ page }) => pages[page].hydrated);
export const sharedRoutes = routes.filter(({ page }) => !pages[page].hydrated);

/** Returns the route of an exact path. `/fr/` and `/FR` are not routes. */
export function findRoute(path: string): Route | undefined {
  return routes.find((route) => route.path === path);
}
