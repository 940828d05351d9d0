import languageScript from '../browser/language.ts?worker&url';
import script from '../browser/script.ts?worker&url';
import { sharedRoutes } from '../facts/pages.ts';

/** Hydration scripts and the generator tag. */
const framework = [
  `script:not([type="application/ld+json"]):not([src="${languageScript}"])`,
  'link[rel="modulepreload"]',
  'meta[name="generator"]',
].join();

/** React needs the data attributes for hydration only; a same-origin file needs no CORS. */
const redundantAttributes = ['data-precedence', 'data-rsc-css-href', 'crossorigin'];

/**
 * The pages to prefetch on hover or touch. Hydrated ones are rendered for one visitor, so they are
 * left out. A pattern without a query matches any query. Browsers prefetch nothing in data-saving
 * mode.
 */
export const speculationRules = JSON.stringify({
  prefetch: [
    { where: { href_matches: sharedRoutes.map(({ path }) => path) }, eagerness: 'moderate' },
  ],
});

/** Low priority, since what is above the fold needs styles and fonts, not the script. */
const ownScripts =
  `<script type="module" src="${script}" fetchpriority="low"></script>` +
  `<script type="speculationrules">${speculationRules}</script>`;

/**
 * Replaces the framework's scripts of a page with our own and the speculation rules. All visitors can
 * then share the page.
 */
export function replaceFrameworkScripts(page: string): Promise<string> {
  return (
    new HTMLRewriter()
      .on(framework, { element: (element) => void element.remove() })
      .on('link[data-precedence]', {
        element(link) {
          for (const name of redundantAttributes) link.removeAttribute(name);
        },
      })
      .on('head', { element: (head) => void head.append(ownScripts, { html: true }) })
      // One chunk, since every chunk adds to the cost of rewriting.
      .transform(new Response(page))
      .text()
  );
}
