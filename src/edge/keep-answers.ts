import type { MiddlewareHandler } from 'hono';
import { calendarDay, hourInParis, yearInParis } from '../clock/paris-time.ts';
import { acceptedCoding, type Coding, codings, encode, isCompressible } from './content-coding.ts';
import { answerEntity, type Entity, entityTag } from './entity.ts';
import { noIndex, siteHost } from './keep-out-robots.ts';
import type { RequestEnvironment } from './request-environment.ts';
import { requestHost, requestPath, requestTarget } from './request-path.ts';

/** An answer as it is and, once they are made, in the codings that make it smaller. */
type Representations = { identity: Entity } & Partial<Record<Coding, Entity>>;

type Kept = {
  here: Representations;
  /** The same for every host but `host`, which alone may be indexed. */
  elsewhere: Representations;
  host: string | undefined;
  /** The moment from which the answer is another one. */
  expires: number;
};

/** Finished answers by path, cards by path and version: the tables of routes bound it. */
const kept = new Map<string, Kept>();

/**
 * Makes the answers that are the same for everyone once per worker instance,
 * and keeps their bytes with a strong ETag: those that whoever made them marked
 * with `keep`. Texts are then compressed, after the first visitor has been
 * answered. `PAGE_CACHE=off` makes all answers anew.
 */
export function keepAnswers(): MiddlewareHandler<RequestEnvironment> {
  return async (c, next) => {
    const request = c.req.raw;
    const key = keyOf(c.var, requestTarget(request));
    if (key === undefined || !isReading(request)) return next();

    // Query, headers and method are the visitor's; the answer is everyone's.
    c.req.raw = new Request(new URL(key, request.url));
    // Before rendering: what began in the old year shows the old year.
    const expires = nextNewYear(Date.now());
    await next();
    c.req.raw = request;
    if (!c.var.keep) return;

    const entity = c.var.entity ?? (await readEntity(c.res));
    const answer = keepable(entity, c.res.headers, siteHost(c.env), expires);
    if (c.env?.PAGE_CACHE !== 'off') {
      kept.set(key, answer);
      c.executionCtx.waitUntil(addCodings(answer));
    }
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

function answerKept(request: Request, { here, elsewhere, host }: Kept): Response {
  const representations = requestHost(request) === host ? here : elsewhere;
  const coding = acceptedCoding(request.headers.get('Accept-Encoding'));
  return answerEntity(request, (coding && representations[coding]) ?? representations.identity);
}

/** A page or text is known by its path, whatever the query, a card by its path and version. */
function keyOf(
  { path, route, resource }: RequestEnvironment['Variables'],
  target: string,
): string | undefined {
  if (route) return route.page === 'contact' ? undefined : path;
  if (resource?.kind === 'card') return /\?v=\w+$/.test(target) ? target : undefined;
  // A recording is answered in ranges, from the assets.
  return resource?.kind === 'sample' ? undefined : resource && path;
}

function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

async function readEntity(response: Response): Promise<Pick<Entity, 'body' | 'etag'>> {
  const body = new Uint8Array(await response.arrayBuffer());
  return { body, etag: await entityTag(body) };
}

function keepable(
  { body, etag }: Pick<Entity, 'body' | 'etag'>,
  ready: Headers,
  host: string | undefined,
  expires: number,
): Kept {
  const headers = new Headers(ready);
  headers.set('ETag', etag);
  if (isCompressible(headers.get('Content-Type'))) headers.set('Vary', 'Accept-Encoding');
  const elsewhere = new Headers(headers);
  elsewhere.set(...noIndex);
  const entity = { body, headers, etag };
  return {
    here: { identity: entity },
    elsewhere: { identity: { ...entity, headers: elsewhere } },
    host,
    expires,
  };
}

/** Adds what compression makes of a text. Each coding is an entity with a tag of its own. */
async function addCodings({ here, elsewhere }: Kept): Promise<void> {
  const { body, headers } = here.identity;
  if (!isCompressible(headers.get('Content-Type'))) return;
  for (const coding of codings) {
    const encoded = await encode(body, coding);
    for (const representations of [here, elsewhere]) {
      representations[coding] = encodedEntity(representations.identity, coding, encoded);
    }
  }
}

function encodedEntity(identity: Entity, coding: Coding, body: Entity['body']): Entity {
  const etag = identity.etag.replace(/"$/, `-${coding}"`);
  const headers = new Headers(identity.headers);
  headers.set('Content-Encoding', coding);
  headers.set('ETag', etag);
  return { body, headers, etag };
}

/** When the copyright line changes: midnight of the next New Year in France. */
function nextNewYear(moment: number): number {
  return hourInParis(calendarDay(yearInParis(moment) + 1, 1, 1), 0);
}
