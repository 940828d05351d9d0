import { pages, routes } from '../site/pages.ts';

/**
 * Returns which pages a browser may prefetch when the pointer rests on a link or a finger touches
 * it: all but hydrated pages, which are rendered for one visitor. A prefetch runs no script, so it
 * stores nothing. Browsers prefetch nothing themselves while the visitor saves data.
 */
export function speculationRules(): string {
  const paths = routes.filter(({ page }) => !pages[page].hydrated).map(({ path }) => path);
  // A pattern without a query matches any query, such as a partner's code.
  return JSON.stringify({
    prefetch: [{ where: { href_matches: paths }, eagerness: 'moderate' }],
  });
}
