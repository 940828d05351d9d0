import type { MiddlewareHandler } from 'hono';
import { acceptedCoding, type Coding, codings, encode, isCompressible } from './content-coding.ts';
import { answerEntity, type Entity, entityTag } from './entity.ts';
import { isReading } from './is-reading.ts';
import { noIndex, siteHost } from './keep-out-robots.ts';
import { nextChange } from './next-change.ts';
import { replaceAnswer } from './replace-answer.ts';
import type { RequestEnvironment } from './request-environment.ts';
import { requestHost, requestPath, requestTarget } from './request-path.ts';

/** An answer's plain bytes and, once they are made, its compressed versions. */
type Representations = { identity: Entity } & Partial<Record<Coding, Entity>>;

type Kept = {
  here: Representations;
  /** The same for all hosts except `host`, the only one that may be indexed. */
  elsewhere: Representations;
  host: string | undefined;
  /**
   * A card's path and version: only this URL gets the answer. Undefined for pages, which ignore the
   * query.
   */
  target: string | undefined;
  /** When the answer goes out of date, in milliseconds since 1970. */
  expires: number;
};

/**
 * Finished answers by path; the route tables bound its size. A card's new version replaces the old
 * one.
 */
const kept = new Map<string, Kept>();

/**
 * Makes answers that are the same for everyone only once per worker instance, and keeps their bytes
 * with a strong ETag. Whatever makes such an answer marks it with `keep`. Texts are compressed
 * after the first visitor has been answered. With `PAGE_CACHE=off` every answer is made anew.
 */
export function keepAnswers(): MiddlewareHandler<RequestEnvironment> {
  return async (c, next) => {
    const request = c.req.raw;
    const target = targetOf(c.var, requestTarget(request.url));
    if (target === undefined || !isReading(request)) return next();

    const isCard = c.var.resource?.kind === 'card';
    // The query, headers and method belong to one visitor, but the answer is for everyone. For a
    // card they stay: it may be of a version that is not kept, and then they decide the answer.
    if (!isCard) c.req.raw = new Request(new URL(target, request.url));
    // Taken before rendering: an answer that began in the old year shows the old year.
    const asked = Date.now();
    await next();
    c.req.raw = request;
    if (!c.var.keep) return;

    const entity = c.var.entity ?? (await readEntity(c.res));
    const answer: Kept = {
      ...keepable(entity, c.res.headers),
      host: siteHost(c.env),
      target: isCard ? target : undefined,
      expires: nextChange(asked, showsDelivery(c.var, entity.body)),
    };
    if (c.env.PAGE_CACHE !== 'off') {
      kept.set(c.var.path, answer);
      c.executionCtx.waitUntil(addCodings(answer));
    }
    replaceAnswer(c, answerKept(request, request.url, answer));
  };
}

/**
 * The answer to a request if it is in memory, else undefined. Runs before the middleware, which
 * costs more than the answer itself. To stay cheap it parses no URL, reads `request.url` only once,
 * and has its headers ready-made.
 */
export function answerFromMemory(request: Request, url = request.url): Response | undefined {
  if (!isReading(request)) return;
  const answer = kept.get(requestPath(url));
  if (!answer || answer.expires <= Date.now()) return;
  if (answer.target === undefined || answer.target === requestTarget(url)) {
    return answerKept(request, url, answer);
  }
}

function answerKept(request: Request, url: string, { here, elsewhere, host }: Kept): Response {
  const representations = requestHost(url) === host ? here : elsewhere;
  const coding = acceptedCoding(request.headers.get('Accept-Encoding'));
  return answerEntity(request, (coding && representations[coding]) ?? representations.identity);
}

/** A page or text is identified by its path, whatever the query; a card by its path and version. */
function targetOf(
  { path, route, resource }: RequestEnvironment['Variables'],
  target: string,
): string | undefined {
  if (route) return route.page === 'contact' ? undefined : path;
  if (resource?.kind === 'card') return /^[^?]*\?v=\w+$/.test(target) ? target : undefined;
  // Visitors who save data get other speculation rules; a recording is answered in ranges, from the
  // assets.
  const isOfOneKind = resource && resource.kind !== 'speculation' && resource.kind !== 'recording';
  return isOfOneKind ? path : undefined;
}

async function readEntity(response: Response): Promise<Pick<Entity, 'body' | 'etag'>> {
  const body = new Uint8Array(await response.arrayBuffer());
  return { body, etag: await entityTag(body) };
}

function keepable(
  { body, etag }: Pick<Entity, 'body' | 'etag'>,
  ready: Headers,
): Pick<Kept, 'here' | 'elsewhere'> {
  const headers = new Headers(ready);
  headers.set('ETag', etag);
  // An answer to HEAD states the length of this body, which is wrong for its compressed versions.
  headers.delete('Content-Length');
  if (isCompressible(headers.get('Content-Type'))) headers.set('Vary', 'Accept-Encoding');
  const elsewhere = new Headers(headers);
  elsewhere.set(...noIndex);
  const entity = { body, headers, etag };
  return {
    here: { identity: entity },
    elsewhere: { identity: { ...entity, headers: elsewhere } },
  };
}

/** Adds the compressed versions of a text. Each is an entity with a tag of its own. */
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
  return { body, headers, etag, encodeBody: 'manual' };
}

/** Whether an answer may show a delivery date. A page that shows one says until when it holds. */
function showsDelivery(
  { route, resource }: RequestEnvironment['Variables'],
  body: Entity['body'],
): boolean {
  if (route) return new TextDecoder().decode(body).includes('data-until=');
  return resource?.kind === 'llms' || resource?.kind === 'card';
}
