import type { MiddlewareHandler } from 'hono';
import { calendarDay, dayInParis, hourInParis } from '../clock/paris-time.ts';
import { findRoute, type Route } from '../routes.ts';
import { answerEntity, type Entity, entityTag } from './entity.ts';
import { noIndex, siteHost } from './keep-out-robots.ts';
import { requestHost, requestPath } from './request-path.ts';
import { stripFramework } from './strip-framework.ts';

type Page = Entity & {
  /** The headers for every host but `host`, which alone may be indexed. */
  headersElsewhere: Entity['headers'];
  host: string | undefined;
  /** The moment from which the page shows something else. */
  expires: number;
};

/** Finished pages by path: the route table bounds it. */
const finished = new Map<string, Page>();

/**
 * Renders a content page once per worker instance, strips it of the framework
 * and keeps the bytes with a strong ETag. The contact page is never kept, nor
 * is anything but a 200. `PAGE_CACHE=off` renders for every request.
 */
export function cachePages(): MiddlewareHandler<{
  Bindings: { PAGE_CACHE?: string; SITE_URL?: string };
}> {
  return async (c, next) => {
    const route = findRoute(requestPath(c.req.raw));
    if (!isKept(route) || !/^(GET|HEAD)$/.test(c.req.method)) return next();

    const request = c.req.raw;
    // Query, headers and method are the visitor's; the page is everyone's.
    c.req.raw = new Request(new URL(route.path, request.url));
    await next();
    c.req.raw = request;
    if (c.res.status !== 200) return;

    const page = await finish(c.res, siteHost(c.env));
    if (c.env?.PAGE_CACHE !== 'off') finished.set(route.path, page);
    c.res = undefined;
    c.res = answer(request, page);
  };
}

/**
 * The answer to a request for a page that is in memory, else undefined. Stands
 * before the middleware, which costs more than the answer: so it parses no URL
 * and its headers are ready-made.
 */
export function answerFromMemory(request: Request): Response | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return;
  const page = finished.get(requestPath(request));
  if (page && page.expires > Date.now()) return answer(request, page);
}

function answer(request: Request, page: Page): Response {
  const isElsewhere = requestHost(request) !== page.host;
  return answerEntity(request, isElsewhere ? { ...page, headers: page.headersElsewhere } : page);
}

function isKept(route: Route | undefined): route is Route {
  return route !== undefined && route.page !== 'contact';
}

async function finish(response: Response, host: string | undefined): Promise<Page> {
  const expires = nextNewYear(Date.now());
  const body = new Uint8Array(await stripFramework(response).arrayBuffer());
  const etag = await entityTag(body);
  const headers = new Headers(response.headers);
  // Waku's mark against compression, which only streamed pages need.
  headers.delete('Content-Encoding');
  return {
    body,
    headers: [...headers],
    headersElsewhere: [...headers, noIndex],
    host,
    etag,
    expires,
  };
}

/** When the copyright line changes: midnight of the next New Year in France. */
function nextNewYear(moment: number): number {
  const year = new Date(dayInParis(moment) * 86_400_000).getUTCFullYear();
  return hourInParis(calendarDay(year + 1, 1, 1), 0);
}
