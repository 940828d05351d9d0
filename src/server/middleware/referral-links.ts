import type { MiddlewareHandler } from 'hono';
import { findAffiliate, readCode, referralQuery } from '../../contact/affiliates.ts';
import type { Affiliate } from '../../facts/affiliates.ts';
import { replaceResponse } from '../replace-response.ts';

const linksToPages = 'a[href^="/"]:not([href*="?"]):not([data-forget])';

/**
 * Middleware that adds an affiliate's code to the links of a page that all visitors share, even
 * without JavaScript, and the name to the referral line. A hydrated page renders its own.
 */
export function referralLinks(): MiddlewareHandler {
  return async (c, next) => {
    const request = c.req.raw;
    const affiliate = findAffiliate(readCode(new URL(request.url).searchParams));
    if (!affiliate) return next();
    // The cache must return the whole page, uncompressed.
    const headers = new Headers(request.headers);
    for (const name of ['Accept-Encoding', 'If-None-Match']) headers.delete(name);
    c.req.raw = new Request(request.url, { headers });
    await next();
    c.req.raw = request;
    if (!c.res.headers.get('Content-Type')?.startsWith('text/html')) return;
    const page = new Response(c.res.body, c.res);
    for (const name of ['ETag', 'Content-Length']) page.headers.delete(name);
    replaceResponse(c, addReferral(page, affiliate));
  };
}

/** Rewrites links to pages and `og:url`, which Facebook shares instead of the posted URL. */
function addReferral(page: Response, affiliate: Affiliate): Response {
  const { code, name } = affiliate;
  const addCode = (attribute: 'href' | 'content') => ({
    element(element: Element) {
      const url = element.getAttribute(attribute) ?? '';
      element.setAttribute(attribute, url.replace(/#|$/, `${referralQuery(affiliate)}$&`));
    },
  });
  return new HTMLRewriter()
    .on(linksToPages, addCode('href'))
    .on('meta[property="og:url"]', addCode('content'))
    .on('[data-referral]', {
      element(line) {
        line.setAttribute('data-referral', code);
        line.setAttribute('data-name', name);
        line.removeAttribute('hidden');
      },
    })
    .on('[data-referrer]', { element: (place) => void place.setInnerContent(name) })
    .transform(page);
}
