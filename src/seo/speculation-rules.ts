import { pages, routes } from '../site/pages.ts';

/**
 * Returns which pages to prefetch on hover or touch: not hydrated ones, rendered for one visitor. A
 * prefetch runs no script, so it stores nothing; browsers skip it in data-saving mode.
 */
export function speculationRules(): string {
  const paths = routes.filter(({ page }) => !pages[page].hydrated).map(({ path }) => path);
  // A pattern without a query matches any query, such as a partner's code.
  return JSON.stringify({
    prefetch: [{ where: { href_matches: paths }, eagerness: 'moderate' }],
  });
}
