import type { Context, MiddlewareHandler } from 'hono';
import { nextChange } from '../clock/next-change.ts';
import { sleep } from '../runtime/timing.ts';
import { acceptedCoding, type Coding, codings, encode, isCompressible } from './content-coding.ts';
import { entityTag, responseWithoutBody } from './etag.ts';
import { replaceResponse } from './replace-response.ts';
import type { RequestEnvironment } from './request-environment.ts';
import { isSafeMethod } from './safe-method.ts';

/** One form of a response: as it is, or compressed. */
type Representation = {
  body: Uint8Array<ArrayBuffer>;
  headers: Headers;
  /** `manual`: the bytes are already encoded as the headers say, so workerd must not do it again. */
  encodeBody?: 'manual';
};

type Entry = {
  identity: Representation;
  /** When it goes out of date, in milliseconds since 1970. */
  expires: number;
} & Partial<Record<Coding, Representation>>;

/** By the path that `cacheKey` gives: the tables of routes bound its size. */
const entries = new Map<string, Entry>();

/** What is being rendered, by its key, and since when (milliseconds since 1970). */
const rendering = new Map<string, number>();

/** Milliseconds for which others wait for a rendering: one whose visitor left may never end. */
const renderTimeout = 1000;

/**
 * Renders what is the same for everyone once per worker instance, and answers from memory until
 * a date on it changes, with a strong ETag. Stores only 200 without `no-store`. Those who ask
 * meanwhile look again every few milliseconds: on workerd requests may not share a promise.
 */
export function responseCache(): MiddlewareHandler<RequestEnvironment> {
  return async (c, next) => {
    const request = c.req.raw;
    const key = isSafeMethod(request.method) ? cacheKey(c) : undefined;
    if (key === undefined) return next();
    const isRendering = () => Date.now() - (rendering.get(key) ?? -Infinity) < renderTimeout;
    while (!freshEntry(key) && isRendering()) await sleep(5);
    const entry = freshEntry(key);
    if (entry) return respond(request, entry);

    // Taken before rendering: a page that began in the old year shows the old year.
    const expires = nextChange(Date.now());
    rendering.set(key, Date.now());
    // The visitor's own query, headers and method stay outside.
    c.req.raw = new Request(new URL(key, request.url));
    try {
      await next();
      c.req.raw = request;
      if (c.res.status !== 200 || c.res.headers.get('Cache-Control') === 'no-store') return;
      const body = new Uint8Array(await c.res.arrayBuffer());
      const rendered = createEntry(body, c.res.headers, await entityTag(body), expires);
      entries.set(key, rendered);
      replaceResponse(c, respond(request, rendered));
    } finally {
      rendering.delete(key);
    }
  };
}

/**
 * The response from memory to a request whose URL is exactly that of an entry, else undefined. Runs
 * before the middleware, which costs more than the response itself. `url` is the request's, which is
 * not cheap to read twice.
 */
export function cachedResponse(request: Request, url: string): Response | undefined {
  if (!isSafeMethod(request.method)) return undefined;
  const entry = freshEntry(targetOf(url));
  return entry && respond(request, entry);
}

/** The path and query of an absolute URL; cheaper than to parse it. */
export function targetOf(url: string): string {
  return url.slice(url.indexOf('/', 'https://'.length));
}

/**
 * What identifies a response that is the same for everyone: its path. Undefined for the contact
 * page, for speculation rules, which depend on `Save-Data`, and for the recording, which is served
 * in ranges from the assets.
 */
function cacheKey({ var: { path, route, resource } }: Context<RequestEnvironment>) {
  if (route) return route.page === 'contact' ? undefined : path;
  const isSame = resource && resource.kind !== 'speculation' && resource.kind !== 'recording';
  return isSame ? path : undefined;
}

function freshEntry(key: string): Entry | undefined {
  const entry = entries.get(key);
  return entry && entry.expires > Date.now() ? entry : undefined;
}

function createEntry(
  body: Uint8Array<ArrayBuffer>,
  rendered: Headers,
  etag: string,
  expires: number,
): Entry {
  const headers = new Headers(rendered);
  headers.set('ETag', etag);
  const entry: Entry = { identity: { body, headers }, expires };
  if (!isCompressible(headers.get('Content-Type'))) return entry;
  headers.set('Vary', 'Accept-Encoding');
  for (const coding of codings) {
    const encoded = new Headers(headers);
    encoded.set('Content-Encoding', coding);
    // Other bytes, another tag.
    encoded.set('ETag', etag.replace(/"$/, `-${coding}"`));
    entry[coding] = { body: encode(body, coding), headers: encoded, encodeBody: 'manual' };
  }
  return entry;
}

function respond(request: Request, entry: Entry): Response {
  const coding = acceptedCoding(request.headers.get('Accept-Encoding'));
  const representation = (coding && entry[coding]) ?? entry.identity;
  const { body, headers } = representation;
  return (
    responseWithoutBody(request, headers, body.byteLength) ?? new Response(body, representation)
  );
}
