import { kebabCase } from '../kebab-case.ts';
import type { ArticleKey } from './articles.ts';
import { defaultLocale, type Locale, localeCodes } from './locales.ts';

export type Page = 'landing' | 'about' | 'legalNotice' | 'terms' | 'contact';

/** In header order. `#about`, as specified, leads to the benefits, not to the page `/about`. */
export const headerSections = ['about', 'features', 'process', 'reviews', 'pricing'] as const;

type Section = (typeof headerSections)[number] | 'included';

type PageDefinition = {
  /** Relative to the language's prefix. */
  path: string;
  type: 'WebPage' | 'AboutPage' | 'ContactPage';
  /** Hydrated by React and rendered for one visitor; any other page is shared and cached. */
  hydrated?: true;
  /** The sections that it contains, so that links to them stay on the page. */
  sections?: readonly Section[];
};

/** The pages, in footer order. CONTRIBUTING lists what else a new one needs. */
export const pages: Readonly<Record<Page, PageDefinition>> = {
  landing: { path: '/', type: 'WebPage', sections: [...headerSections, 'included'] },
  about: { path: '/about', type: 'AboutPage', sections: ['pricing', 'included'] },
  legalNotice: { path: '/legals', type: 'WebPage' },
  terms: { path: '/cgv', type: 'WebPage' },
  contact: { path: '/contact', type: 'ContactPage', hydrated: true },
};

type Route = { path: string; locale: Locale; page: Page };

export const pageNames = Object.keys(pages) as Page[];

/** Returns a page's path in a language; English has no prefix: `/about`, `/fr/about`. */
export function localePath(locale: Locale, page: Page = 'landing'): string {
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  const { path } = pages[page];
  return path === '/' ? prefix || '/' : prefix + path;
}

/** Returns `#pricing` on a page with that section, otherwise `/fr#pricing`. */
export function sectionPath(locale: Locale, page: Page, section: Section): string {
  const isHere = pages[page].sections?.includes(section);
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
  return `/og/${locale}/${pages[page].path.slice(1) || page}.png`;
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
