import { defaultLocale, type Locale, localeCodes } from './locales.ts';

type PageDefinition = {
  /** Below its language. */
  path: `/${string}`;
  /** What schema.org calls it. */
  type: 'WebPage' | 'AboutPage' | 'CollectionPage' | 'ContactPage';
  /**
   * Whether React runs on it in the browser. Such a page is rendered for one visitor; any other is
   * the same for all, cached, and loads only our own script.
   */
  hydrated?: true;
  /** Whether it plays a recording. */
  audio?: true;
};

const table = {
  landing: { path: '/', type: 'WebPage', audio: true },
  about: { path: '/about', type: 'AboutPage' },
  legals: { path: '/legals', type: 'WebPage' },
  cgv: { path: '/cgv', type: 'WebPage' },
  contact: { path: '/contact', type: 'ContactPage', hydrated: true },
} as const satisfies Record<string, PageDefinition>;

export type Page = keyof typeof table;

/** The pages, in the order of the footer. An entry here and `src/pages/{page}.tsx` make one. */
export const pages: { readonly [P in Page]: PageDefinition & (typeof table)[P] } = table;

export type Route = { path: RoutePath; locale: Locale; page: Page };

type Prefix = '' | `/${Exclude<Locale, typeof defaultLocale>}`;
/** Every path of the site: `/`, `/fr`, `/about`, `/fr/about`… */
type RoutePath =
  | '/'
  | Exclude<Prefix, ''>
  | `${Prefix}${Exclude<(typeof table)[Page]['path'], '/'>}`;

export const pageNames = Object.keys(pages) as Page[];

/** The path of a page in a language: English has no prefix, so `/about` and `/fr/about`. */
export function localePath(locale: Locale, page: Page = 'landing'): RoutePath {
  const prefix = prefixOf(locale);
  return page === 'landing' ? prefix || '/' : `${prefix}${table[page].path}`;
}

type LocaleFile = 'llms.txt' | 'site.webmanifest';

/** The path of a file that exists once per language: `/llms.txt` and `/fr/llms.txt`. */
export function localeFile(locale: Locale, name: LocaleFile): string {
  return `${prefixOf(locale)}/${name}`;
}

/** The path of a page's social card, English named like the others: `/og/en/landing.png`. */
export function cardPath(locale: Locale, page: Page): string {
  return `/og/${locale}/${page}.png`;
}

/** The path of a recording's file. */
export function audioPath(file: string): string {
  return `/audio/${encodeURIComponent(file)}`;
}

function prefixOf(locale: Locale): Prefix {
  return locale === defaultLocale ? '' : `/${locale}`;
}

/** Every page in every language: the one table behind router, links, sitemap, cards and tests. */
export const routes: readonly Route[] = localeCodes.flatMap((locale) =>
  pageNames.map((page) => ({ path: localePath(locale, page), locale, page })),
);

const routeByPath = new Map<string, Route>(routes.map((route) => [route.path, route]));

/** The route of an exact path, or undefined: `/fr/` and `/FR` are not routes. */
export function findRoute(path: string): Route | undefined {
  return routeByPath.get(path);
}

/** The path that pages name for their speculation rules. */
export const speculationRulesPath = '/speculation-rules.json';
