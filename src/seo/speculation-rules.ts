import { pages, routes } from '../facts/pages.ts';

/**
 * Returns which pages to prefetch on hover or touch. Hydrated ones are rendered for one visitor, so
 * they are left out. Browsers prefetch nothing in data-saving mode.
 */
export function speculationRules(): string {
  const paths = routes.filter(({ page }) => !pages[page].hydrated).map(({ path }) => path);
  // A pattern without a query matches any query, such as a partner's code.
  return JSON.stringify({
    prefetch: [{ where: { href_matches: paths }, eagerness: 'moderate' }],
  });
}
