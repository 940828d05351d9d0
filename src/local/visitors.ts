import type { Fetch } from '../edge/handle-requests.ts';
import { headers } from '../edge/headers.ts';
import { isSafeMethod } from '../edge/safe-method.ts';
import { compress } from './compress.ts';

type Bindings = { ASSETS: Pick<Fetcher, 'fetch'> };

/**
 * The entrypoint for visitors of `npm start`, in the worker behind the public socket. It does what
 * Cloudflare does in front of a worker, and nothing of what Miniflare's own entry does for tests:
 * it answers the `files` (paths) from the assets, passes everything else to the site, and
 * compresses.
 */
export function serveVisitors<Environment extends Bindings>(
  site: { fetch: Fetch<Environment> },
  files: readonly string[],
): { fetch: Fetch<Environment> } {
  const paths = new Set(files);
  return {
    async fetch(asked, env, context) {
      if (!URL.canParse(asked.url)) {
        return new Response('400 Bad Request', { status: 400, headers: headers.message });
      }
      const request = withoutMetadata(asked);
      const isFile = isSafeMethod(request.method) && paths.has(new URL(request.url).pathname);
      if (!isFile) return compress(await site.fetch(request, env, context), request);
      const file = await env.ASSETS.fetch(request);
      // The headers of a binding's response cannot be changed.
      return compress(new Response(file.body, file), request);
    },
  };
}

/**
 * The request without the metadata that only Cloudflare may add. The socket reads `cf` from the
 * header `MF-CF-Blob`, and reading it throws if that is not JSON. With `CF-Visitor` Waku takes us
 * for Cloudflare, and no longer marks a page that streams.
 */
function withoutMetadata(request: Request): Request {
  try {
    if (request.cf === undefined && !request.headers.has('CF-Visitor')) return request;
  } catch {
    // `cf` cannot be read: the request is made anew, without it.
  }
  const { method, signal } = request;
  // A GET may arrive with a body, but cannot be made with one.
  const body = isSafeMethod(request.method) ? null : request.body;
  const headers = new Headers(request.headers);
  headers.delete('CF-Visitor');
  return new Request(request.url, { method, headers, body, signal, redirect: 'manual' });
}
