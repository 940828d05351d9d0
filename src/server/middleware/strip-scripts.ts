import type { MiddlewareHandler } from 'hono';
import enhance from '../../browser/enhance.ts?worker&url';
import { replaceResponse } from '../replace-response.ts';

/**
 * What Waku and React add to hydrate the page: scripts and their preloads. Also the generator tag,
 * and the preload of a picture that comes only a few lines later.
 */
const framework = [
  'script:not([type="application/ld+json"])',
  'link[rel="modulepreload"]',
  'link[rel="preload"][as="image"]',
  'meta[name="generator"]',
].join();

/** The page's own script. The first view does not need it: styles and fonts go first. */
const ownScript = `<script type="module" src="${enhance}" fetchpriority="low"></script>`;

/**
 * Middleware that replaces the framework's scripts by our own, for pages that are not hydrated. The
 * page is then the same for every visitor, so it can be cached.
 */
export function stripScripts(): MiddlewareHandler {
  return async (c, next) => {
    await next();
    if (c.res.status !== 200) return;
    // In one piece, as it will be cached: every chunk adds to the cost of rewriting.
    const page = new Response(await c.res.arrayBuffer(), c.res);
    // Waku sets it to prevent compression, which only streamed pages need.
    page.headers.delete('Content-Encoding');
    // Read to its end here: outside of this middleware a failure would go unreported.
    const html = await rewrite(page).text();
    // Waku's stream writes the end tags again if a chunk ends within them.
    replaceResponse(c, new Response(html.replace(/(<\/body><\/html>)+$/, '$1'), page));
  };
}

/**
 * React finds a stylesheet by its data attributes when it hydrates, which content pages do not. A
 * file of our own needs no CORS.
 */
const needless = ['data-precedence', 'data-rsc-css-href', 'crossorigin'];

function editStylesheet(link: Element): void {
  for (const name of needless) link.removeAttribute(name);
}

function rewrite(response: Response): Response {
  return new HTMLRewriter()
    .on(framework, { element: (element) => void element.remove() })
    .on('link[data-precedence]', { element: editStylesheet })
    .on('head', { element: (head) => void head.append(ownScript, { html: true }) })
    .transform(response);
}
