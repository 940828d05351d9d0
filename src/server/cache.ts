import type { Context } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { pageExpiry } from '../clock/deadlines.ts';
import { sleep } from '../timing.ts';
import { acceptsBrotli, compressText } from './compression.ts';
import { entityTag, matchesTag } from './etag.ts';
import type { Handler, HonoEnv } from './types.ts';

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

/** How long to wait for another rendering, which may never end if its visitor left. */
const renderTimeoutMs = 1000;

/**
 * Wraps a handler whose response depends on the path only. It renders once per worker instance, and
 * then answers from memory, with a strong ETag, until it expires: by default when a date on a page
 * changes. `expiry` gets the time at which the rendering begins; both are milliseconds since 1970.
 * Only 200 is stored. Requests during a rendering poll, since workerd does not let requests share a
 * promise. In development every request renders.
 */
export function cached(render: Handler, expiry: (time: number) => number = pageExpiry): Handler {
  if (import.meta.env.DEV) return render;
  return async (c) => {
    const key = c.req.path;
    const isRendering = () => Date.now() - (rendering.get(key) ?? -Infinity) < renderTimeoutMs;
    while (!freshEntry(key) && isRendering()) await sleep(5);
    const entry = freshEntry(key);
    if (entry) return respond(c, entry);

    // Computed before rendering, since a page begun in the old year shows the old year.
    const expires = expiry(Date.now());
    rendering.set(key, Date.now());
    try {
      const response = await render(c);
      if (response.status !== 200) return response;
      const rendered = createEntry(
        new Uint8Array(await response.arrayBuffer()),
        response.headers,
        expires,
      );
      entries.set(key, rendered);
      return respond(c, rendered);
    } finally {
      rendering.delete(key);
    }
  };
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
  if (!COMPRESSIBLE_CONTENT_TYPE_REGEX.test(rendered.get('Content-Type') ?? '')) return entry;
  // Different bytes need a different tag.
  const brotli = represent(compressText(body), etag.replace(/"$/, '-br"'));
  brotli.headers.set('Content-Encoding', 'br');
  return { ...entry, brotli: { ...brotli, encodeBody: 'manual' } };
}

function respond(c: Context<HonoEnv>, entry: Entry): Response {
  const brotli = acceptsBrotli(c.req.header('Accept-Encoding')) && entry.brotli;
  const representation = brotli || entry.identity;
  const { body, headers } = representation;
  if (matchesTag(c.req.raw, headers.get('ETag')))
    return new Response(null, { status: 304, headers });
  return new Response(body, representation);
}
