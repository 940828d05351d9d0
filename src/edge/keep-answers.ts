import type { MiddlewareHandler } from 'hono';
import { calendarDay, hourInParis, yearInParis } from '../clock/paris-time.ts';
import { findResource, findRoute } from '../routes.ts';
import { answerEntity, type Entity, entityTag } from './entity.ts';
import { noIndex, siteHost } from './keep-out-robots.ts';
import { requestHost, requestPath, requestTarget } from './request-path.ts';

type Kept = {
  entity: Entity;
  /** The same for every host but `host`, which alone may be indexed. */
  elsewhere: Entity;
  host: string | undefined;
  /** The moment from which the answer is another one. */
  expires: number;
};

/** Finished answers by path, cards by path and version: the route table bounds it. */
const kept = new Map<string, Kept>();

/**
 * Makes the answers that are the same for everyone once per worker instance,
 * and keeps their bytes with a strong ETag: content pages and cards. Never the
 * contact page, nor anything but a 200. `PAGE_CACHE=off` makes all of them anew.
 */
export function keepAnswers(): MiddlewareHandler<{
  Bindings: { PAGE_CACHE?: string; SITE_URL?: string };
}> {
  return async (c, next) => {
    const request = c.req.raw;
    const key = keyOf(request);
    if (key === undefined || !isReading(request)) return next();

    // Query, headers and method are the visitor's; the answer is everyone's.
    c.req.raw = new Request(new URL(key, request.url));
    // Before rendering: what began in the old year shows the old year.
    const expires = nextNewYear(Date.now());
    await next();
    c.req.raw = request;
    if (!isLasting(c.res)) return;

    const answer = await keepable(c.res, siteHost(c.env), expires);
    if (c.env?.PAGE_CACHE !== 'off') kept.set(key, answer);
    c.res = undefined;
    c.res = answerKept(request, answer);
  };
}

/**
 * The answer to a request that is in memory, else undefined. Stands before the
 * middleware, which costs more than the answer: so it parses no URL and its
 * headers are ready-made.
 */
export function answerFromMemory(request: Request): Response | undefined {
  if (!isReading(request)) return;
  const answer = kept.get(requestTarget(request)) ?? kept.get(requestPath(request));
  if (answer && answer.expires > Date.now()) return answerKept(request, answer);
}

function answerKept(request: Request, { entity, elsewhere, host }: Kept): Response {
  return answerEntity(request, requestHost(request) === host ? entity : elsewhere);
}

/** A content page is known by its path, whatever the query, a card by its path and version. */
function keyOf(request: Request): string | undefined {
  const path = requestPath(request);
  const route = findRoute(path);
  if (route) return route.page === 'contact' ? undefined : path;
  const target = requestTarget(request);
  if (findResource(path)?.kind === 'card' && /\?v=\w+$/.test(target)) return target;
}

/** Not so an error, the plain card that stands in for one, and a card of another version. */
function isLasting({ status, headers }: Response): boolean {
  return status === 200 && /must-revalidate|immutable/.test(headers.get('Cache-Control') ?? '');
}

function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

async function keepable(
  response: Response,
  host: string | undefined,
  expires: number,
): Promise<Kept> {
  const headers = new Headers(response.headers);
  const body = new Uint8Array(await response.arrayBuffer());
  const etag = await entityTag(body);
  headers.set('ETag', etag);
  const elsewhere = new Headers(headers);
  elsewhere.set(...noIndex);
  const entity = { body, headers, etag };
  return { entity, elsewhere: { ...entity, headers: elsewhere }, host, expires };
}

/** When the copyright line changes: midnight of the next New Year in France. */
function nextNewYear(moment: number): number {
  return hourInParis(calendarDay(yearInParis(moment) + 1, 1, 1), 0);
}
