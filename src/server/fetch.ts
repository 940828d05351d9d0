import { createApp } from './app.ts';
import { cachedResponse } from './middleware/cache.ts';
import type { WorkerFetch } from './routes/waku.ts';

/**
 * Creates the worker's `fetch`. It answers from memory if it can, which bypasses Hono. It sets
 * `noindex` and handles HEAD.
 */
export function createFetch(waku: WorkerFetch): WorkerFetch {
  const app = createApp(waku);
  return async (request, env, context) => {
    // Hono answers HEAD by dropping the body unread, and workerd never frees such a rendering.
    const isHead = request.method === 'HEAD';
    const forwarded = isHead ? asGet(request) : request;
    const response = cachedResponse(forwarded) ?? (await app.fetch(forwarded, env, context));
    if (!isIndexable(request.url, env)) response.headers.set('X-Robots-Tag', 'noindex');
    if (!isHead) return response;
    await response.body?.cancel();
    return new Response(null, response);
  };
}

/** Returns the GET for a HEAD. Ranges are defined for GET only (RFC 9110, 14.2). */
function asGet({ url, headers }: Request): Request {
  const forwarded = new Request(url, { headers });
  forwarded.headers.delete('Range');
  return forwarded;
}

/** Returns whether a URL may be indexed, which only the host of `SITE_URL` allows. */
function isIndexable(url: string, { SITE_URL }: Env): boolean {
  return new URL(url).host === URL.parse(SITE_URL)?.host;
}
