import {
  type Affiliate,
  codeParameters,
  codeQuery,
  findAffiliate,
  readCode,
} from '../contact/affiliates.ts';
import { logError } from '../log.ts';
import { findRoute } from '../routes.ts';
import { answerEntity, entityTag } from './entity.ts';
import { isReading } from './is-reading.ts';
import { requestPath, requestTarget } from './request-path.ts';

type Answer = (request: Request) => Response | Promise<Response>;

const namesCode = new RegExp(`[?&](${codeParameters.join('|')})=`);

const linksToPages = 'a[href^="/"]:not([href*="?"]):not([data-forget])';

/** Whether a request may carry an affiliate's code. Cheaper than parsing the URL. */
export function bringsCode(url: string): boolean {
  return namesCode.test(requestTarget(url));
}

/**
 * Answers a request for a page that carries an affiliate's code: the page's links pass the code on,
 * even without scripting, and its referral line says who recommended us. A content page is made
 * from the one that all visitors get, and is not kept. An unknown code changes nothing, and neither
 * does a failure, which is logged.
 */
export async function carryReferral(request: Request, answer: Answer): Promise<Response> {
  const url = new URL(request.url);
  const route = findRoute(requestPath(request.url));
  const affiliate = route && findAffiliate(readCode(url.searchParams));
  if (!affiliate) return answer(request);
  // The contact page itself names the affiliate; it is made for one visitor and streamed.
  if (route.page === 'contact') return withReferral(await answer(request), affiliate);
  if (!isReading(request)) return answer(request);

  const page = await answer(new Request(new URL(route.path, url)));
  if (page.status !== 200) return page;
  try {
    const body = new Uint8Array(await withReferral(page, affiliate).arrayBuffer());
    const etag = await entityTag(body);
    const headers = new Headers(page.headers);
    headers.set('ETag', etag);
    return answerEntity(request, { body, headers, etag });
  } catch (error) {
    logError('referral-not-carried', error);
    return answer(request);
  }
}

/**
 * A page with the code in its links to pages, and in `og:url`, which Facebook shares instead of the
 * address that was posted; and with the name in its referral line, if it has one. Any other answer
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
