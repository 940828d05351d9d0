import { acceptsBrotli, isCompressible } from '../../server/content-coding.ts';
import type { WorkerFetch } from '../../server/routes/waku.ts';

type Site = { fetch: WorkerFetch };

/**
 * Does what Cloudflare does in front of a worker. It serves the paths in `files` from the assets,
 * passes the rest to the site, and compresses text. It runs in the site's worker behind the public
 * socket; start-worker.ts loads it unbundled and lists its imports.
 */
export function createLocalEdge(site: Site, files: readonly string[]): Site {
  const paths = new Set(files);
  return {
    async fetch(request, env, context) {
      const reads = request.method === 'GET' || request.method === 'HEAD';
      const isFile = reads && paths.has(new URL(request.url).pathname);
      const response = await (isFile
        ? env.ASSETS.fetch(request)
        : site.fetch(request, env, context));
      return compress(response, request.headers.get('Accept-Encoding'));
    },
  };
}

/** Compresses uncompressed text if the visitor accepts Brotli. */
function compress(response: Response, accepted: string | null): Response {
  const { status } = response;
  const encoded = response.headers.get('Content-Encoding');
  // Waku marks streams as `identity`, which is not a valid coding in a response.
  if (encoded && encoded.toLowerCase() !== 'identity') return response;
  const headers = new Headers(response.headers);
  headers.delete('Content-Encoding');
  const isText = isCompressible(headers.get('Content-Type'));
  if (isText) headers.set('Vary', 'Accept-Encoding');
  if (!isText || !acceptsBrotli(accepted)) return new Response(response.body, { status, headers });

  // Content-Length and a strong ETag describe the uncompressed bytes. HEAD and 304 need the same
  // headers as GET.
  headers.delete('Content-Length');
  const tag = headers.get('ETag');
  if (tag && !tag.startsWith('W/')) headers.set('ETag', `W/${tag}`);
  const isRedirect = status >= 300 && status < 400;
  if (!response.body || isRedirect) return new Response(response.body, { status, headers });

  // Set on an unencoded body, this header makes workerd compress it.
  headers.set('Content-Encoding', 'br');
  return new Response(response.body, { status, headers });
}
