import type { MiddlewareHandler } from 'hono';
import languageScript from '../../browser/language.ts?worker&url';
import script from '../../browser/script.ts?worker&url';
import { replaceResponse } from '../replace-response.ts';
import { wholePage } from '../whole-page.ts';

/** Hydration scripts, the generator tag, and the preload of a picture a few lines further down. */
const framework = [
  `script:not([type="application/ld+json"]):not([src="${languageScript}"])`,
  'link[rel="modulepreload"]',
  'link[rel="preload"][as="image"]',
  'meta[name="generator"]',
].join();

/** Low priority, since what is above the fold needs styles and fonts, not the script. */
const ownScript = `<script type="module" src="${script}" fetchpriority="low"></script>`;

/** React needs the data attributes for hydration only; a same-origin file needs no CORS. */
const redundantAttributes = ['data-precedence', 'data-rsc-css-href', 'crossorigin'];

/**
 * Middleware that replaces the framework's scripts with our own and the speculation rules. All
 * visitors then share the page, so it can be cached.
 */
export function replaceFrameworkScripts(speculationRules: string): MiddlewareHandler {
  const ownScripts = `${ownScript}<script type="speculationrules">${speculationRules}</script>`;
  return async (c, next) => {
    await next();
    if (c.res.status !== 200) return;
    const page = new HTMLRewriter()
      .on(framework, { element: (element) => void element.remove() })
      .on('link[data-precedence]', {
        element(link) {
          for (const name of redundantAttributes) link.removeAttribute(name);
        },
      })
      .on('head', { element: (head) => void head.append(ownScripts, { html: true }) })
      // Buffered, as the cache does anyway, since every chunk adds to the cost of rewriting.
      .transform(await wholePage(c.res));
    // Read to the end here. Outside this middleware an error would go unreported.
    replaceResponse(c, new Response(await page.text(), page));
  };
}
