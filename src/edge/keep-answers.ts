import type { MiddlewareHandler } from 'hono';
import { acceptedCoding, type Coding, codings, encode, isCompressible } from './content-coding.ts';
import { answerEntity, type Entity, entityTag } from './entity.ts';
import { isReading } from './is-reading.ts';
import { noIndex, siteHost } from './keep-out-robots.ts';
import { nextChange } from './next-change.ts';
import { replaceAnswer } from './replace-answer.ts';
import type { RequestEnvironment } from './request-environment.ts';
import { requestHost, requestPath, requestTarget } from './request-path.ts';

/** An answer as it is and, once they are made, in the codings that make it smaller. */
type Representations = { identity: Entity } & Partial<Record<Coding, Entity>>;

type Kept = {
  here: Representations;
  /** The same for every host but `host`, which alone may be indexed. */
  elsewhere: Representations;
  host: string | undefined;
  /** A card's path and version, which alone are answered so. Pages have none: any query gets them. */
  target: string | undefined;
  /** The moment from which the answer is another one. */
  expires: number;
};

/**
 * Finished answers by path: the tables of routes bound it. A card's new version
 * takes the old one's place.
 */
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
    const target = targetOf(c.var, requestTarget(request.url));
    if (target === undefined || !isReading(request)) return next();

    const isCard = c.var.resource?.kind === 'card';
    // Query, headers and method are the visitor's; the answer is everyone's. Those for a card
    // stay: it may be of a version that is not kept, and then they decide the answer.
    if (!isCard) c.req.raw = new Request(new URL(target, request.url));
    // Before rendering: what began in the old year shows the old year.
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
 * The answer to a request that is in memory, else undefined. Stands before the
 * middleware, which costs more than the answer: so it parses no URL, reads the
 * request's only once, and has its headers ready-made.
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

/** A page or text is known by its path, whatever the query, a card by its path and version. */
function targetOf(
  { path, route, resource }: RequestEnvironment['Variables'],
  target: string,
): string | undefined {
  if (route) return route.page === 'contact' ? undefined : path;
  if (resource?.kind === 'card') return /^[^?]*\?v=\w+$/.test(target) ? target : undefined;
  // Who saves data gets other rules; a recording is answered in ranges, from the assets.
  const isOfOneKind = resource && resource.kind !== 'speculation' && resource.kind !== 'sample';
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
  // An answer to HEAD brings the length of this body, which its codings do not have.
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
  return { body, headers, etag, encodeBody: 'manual' };
}

/** Whether a delivery date may stand in an answer. A page that shows one says until when it holds. */
function showsDelivery(
  { route, resource }: RequestEnvironment['Variables'],
  body: Entity['body'],
): boolean {
  if (route) return new TextDecoder().decode(body).includes('data-until=');
  return resource?.kind === 'llms' || resource?.kind === 'card';
}
