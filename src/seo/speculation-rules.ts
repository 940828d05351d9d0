import { pages, routes } from '../site/pages.ts';

/**
 * What a browser may fetch before a click, when the pointer rests on a link or a finger touches it:
 * content pages, which are the same for everyone, and nothing for visitors who save data. A
 * prefetch runs no script, so it stores nothing. The contact page is left out: it is made for one
 * visitor.
 */
export function speculationRules(savesData: boolean): string {
  if (savesData) return '{}';
  const paths = routes.filter(({ page }) => !pages[page].hydrated).map(({ path }) => path);
  // A pattern without a query matches any query, such as a partner's code.
  return JSON.stringify({
    prefetch: [{ where: { href_matches: paths }, eagerness: 'moderate' }],
  });
}
