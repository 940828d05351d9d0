import { defaultLocale, type Locale, localeCodes } from './locales.ts';

type PageDefinition = {
  /** Relative to the language's prefix. */
  path: `/${string}`;
  type: 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage';
  /** Hydrated by React and rendered for one visitor; any other page is shared and cached. */
  hydrated?: true;
  /** Contains the price list, so that links to it stay on the page. */
  pricing?: true;
};

const table = {
  landing: { path: '/', type: 'WebPage' },
  about: { path: '/about', type: 'AboutPage', pricing: true },
  legalNotice: { path: '/legals', type: 'WebPage' },
  terms: { path: '/cgv', type: 'WebPage' },
  contact: { path: '/contact', type: 'ContactPage', hydrated: true },
} as const satisfies Record<string, PageDefinition>;

export type Page = keyof typeof table;

/**
 * The pages, in footer order. Adding one takes an entry here and in `src/og/cards.ts`,
 * `src/pages/{page}.tsx` and messages.
 */
export const pages: { readonly [P in Page]: PageDefinition & (typeof table)[P] } = table;

export type Route = { path: RoutePath; locale: Locale; page: Page };

type Prefix = '' | `/${Exclude<Locale, typeof defaultLocale>}`;
/** Every path of the site: `/`, `/fr`, `/about`, `/fr/about`… */
type RoutePath =
  | '/'
  | Exclude<Prefix, ''>
  | `${Prefix}${Exclude<(typeof table)[Page]['path'], '/'>}`;

export const pageNames = Object.keys(pages) as Page[];

type HomePage = { [P in Page]: (typeof table)[P]['path'] extends '/' ? P : never }[Page];

/** Returns whether a page is the home page of each language. */
export function isHome(page: Page): page is HomePage {
  return table[page].path === '/';
}

/** Returns a page's path in a language; English has no prefix: `/about`, `/fr/about`. */
export function localePath(locale: Locale, page: Page = 'landing'): RoutePath {
  const prefix: Prefix = locale === defaultLocale ? '' : `/${locale}`;
  return isHome(page) ? prefix || '/' : `${prefix}${table[page].path}`;
}

/** Returns the path of a page's social card; English has a prefix here: `/og/en/landing.png`. */
export function cardPath(locale: Locale, page: Page): string {
  return `/og/${locale}/${isHome(page) ? page : table[page].path.slice(1)}.png`;
}

/** Every page in every language, for router, links, sitemap, cards and tests. */
export const routes: readonly Route[] = localeCodes.flatMap((locale) =>
  pageNames.map((page) => ({ path: localePath(locale, page), locale, page })),
);

const routeByPath = new Map<string, Route>(routes.map((route) => [route.path, route]));

/** Returns the route of an exact path. `/fr/` and `/FR` are not routes. */
export function findRoute(path: string): Route | undefined {
  return routeByPath.get(path);
}
