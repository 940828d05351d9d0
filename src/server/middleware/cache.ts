import type { MiddlewareHandler } from 'hono';
import { pageExpiry } from '../../clock/deadlines.ts';
import { sleep } from '../../runtime/timing.ts';
import { acceptsBrotli, compressText, isCompressible } from '../content-coding.ts';
import { entityTag, matchesTag } from '../etag.ts';
import { replaceResponse } from '../replace-response.ts';

/** A response in one coding. */
type Representation = {
  body: Uint8Array<ArrayBuffer>;
  headers: Headers;
  /** `manual`: the bytes are already encoded, so workerd must not encode them again. */
  encodeBody?: 'manual';
};

type Entry = {
  identity: Representation;
  /** Only of texts. */
  brotli?: Representation;
  /** Milliseconds since 1970. */
  expires: number;
};

/** Cached responses by path. Only known paths answer 200, which bounds their number. */
const entries = new Map<string, Entry>();

/** Start times of the renderings in progress by path, in milliseconds since 1970. */
const rendering = new Map<string, number>();

/** Milliseconds to wait for another rendering, which may never end if its visitor left. */
const renderTimeout = 1000;

/**
 * Middleware that renders a shared page once per worker instance, and then answers from memory,
 * with a strong ETag, until a date on it changes. It stores only 200 without `no-store`. Requests
 * during a rendering poll, since workerd does not let requests share a promise.
 */
export function cache(): MiddlewareHandler {
  return async (c, next) => {
    const request = c.req.raw;
    const key = c.req.path;
    const isRendering = () => Date.now() - (rendering.get(key) ?? -Infinity) < renderTimeout;
    while (!freshEntry(key) && isRendering()) await sleep(5);
    const entry = freshEntry(key);
    if (entry) return respond(request, entry);

    // Computed before rendering, since a page begun in the old year shows the old year.
    const expires = pageExpiry(Date.now());
    rendering.set(key, Date.now());
    // Renders without the visitor's query and headers.
    c.req.raw = new Request(new URL(key, request.url));
    try {
      await next();
      c.req.raw = request;
      if (c.res.status !== 200 || c.res.headers.get('Cache-Control') === 'no-store') return;
      const body = new Uint8Array(await c.res.arrayBuffer());
      const rendered = createEntry(body, c.res.headers, expires);
      entries.set(key, rendered);
      replaceResponse(c, respond(request, rendered));
    } finally {
      rendering.delete(key);
    }
  };
}

/** Returns a cached response; runs before the app, which costs more than the response itself. */
export function cachedResponse(request: Request): Response | undefined {
  if (request.method !== 'GET') return undefined;
  const { url } = request;
  // Cheaper than parsing the URL.
  const entry = freshEntry(url.slice(url.indexOf('/', 'https://'.length)));
  return entry && respond(request, entry);
}

function freshEntry(key: string): Entry | undefined {
  const entry = entries.get(key);
  return entry && entry.expires > Date.now() ? entry : undefined;
}

function createEntry(body: Uint8Array<ArrayBuffer>, rendered: Headers, expires: number): Entry {
  const etag = entityTag(body);
  const represent = (bytes: Uint8Array<ArrayBuffer>, tag: string) => {
    const headers = new Headers(rendered);
    headers.set('ETag', tag);
    headers.set('Content-Length', String(bytes.byteLength));
    return { body: bytes, headers };
  };
  const entry: Entry = { identity: represent(body, etag), expires };
  if (!isCompressible(rendered.get('Content-Type'))) return entry;
  // Different bytes need a different tag.
  const brotli = represent(compressText(body), etag.replace(/"$/, '-br"'));
  brotli.headers.set('Content-Encoding', 'br');
  return { ...entry, brotli: { ...brotli, encodeBody: 'manual' } };
}

function respond(request: Request, entry: Entry): Response {
  const brotli = acceptsBrotli(request.headers.get('Accept-Encoding')) && entry.brotli;
  const representation = brotli || entry.identity;
  const { body, headers } = representation;
  if (matchesTag(request, headers.get('ETag'))) return new Response(null, { status: 304, headers });
  return new Response(body, representation);
}
