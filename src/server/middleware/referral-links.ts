import type { MiddlewareHandler } from 'hono';
import { codeQuery, findAffiliate, readCode } from '../contact/affiliates.ts';
import type { Affiliate } from '../site/affiliates.ts';
import { replaceResponse } from './replace-response.ts';
import type { RequestEnvironment } from './request-environment.ts';
import { isSafeMethod } from './safe-method.ts';

const linksToPages = 'a[href^="/"]:not([href*="?"]):not([data-forget])';

/**
 * On a page whose address carries an affiliate's code, the links pass the code on, even without
 * scripting, and the referral line says who recommended us. An unknown code changes nothing. The
 * page is made from the one that all visitors get.
 */
export function carryReferral(): MiddlewareHandler<RequestEnvironment> {
  return async (c, next) => {
    const request = c.req.raw;
    const url = new URL(request.url);
    const { route } = c.var;
    const affiliate = route && findAffiliate(readCode(url.searchParams));
    if (!affiliate) return next();
    // The cache's response to a request without headers: whole and not compressed. The contact page
    // is not from the cache, and its headers tell Waku whether Cloudflare will compress it.
    const isCached = route.page !== 'contact' && isSafeMethod(request.method);
    if (isCached) c.req.raw = new Request(url);
    await next();
    c.req.raw = request;
    const page = withReferral(c.res, affiliate);
    if (page === c.res) return;
    const headers = new Headers(page.headers);
    for (const name of ['ETag', 'Content-Length']) headers.delete(name);
    replaceResponse(c, new Response(page.body, { status: page.status, headers }));
  };
}

/**
 * A page with the code in its links to pages, and in `og:url`, which Facebook shares instead of the
 * address that was posted; and with the name in its referral line, if it has one. Any other response
 * is returned unchanged.
 */
function withReferral(page: Response, affiliate: Affiliate): Response {
  if (!page.headers.get('Content-Type')?.startsWith('text/html')) return page;
  const { code, name } = affiliate;
  const query = codeQuery(affiliate);
  const addCode = (attribute: 'href' | 'content') => ({
    element(element: Element) {
      const address = element.getAttribute(attribute) ?? '';
      // HTMLRewriter reads and writes attributes as raw HTML, so `&` is escaped.
      const mark = address.includes('?') ? '&amp;' : '?';
      element.setAttribute(attribute, address.replace(/#|$/, `${mark}${query}$&`));
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
