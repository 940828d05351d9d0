import { Duplex } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { acceptedCoding, type Coding, isCompressible } from '../edge/content-coding.ts';

/**
 * Compresses a text as Cloudflare would, by what `Accept-Encoding` names. An answer that is already
 * compressed passes as it is. Changes the headers of `response`.
 */
export function compress(response: Response, request: Request): Response {
  const { headers, body, status } = response;
  const encoded = headers.get('Content-Encoding');
  const streams = encoded?.toLowerCase() === 'identity';
  if (encoded && !streams) return response;
  if (!isCompressible(headers.get('Content-Type'))) return response;
  headers.set('Vary', 'Accept-Encoding');
  // `identity` has done its work, and is no valid name of a coding here.
  if (streams) headers.delete('Content-Encoding');
  const coding = acceptedCoding(request.headers.get('Accept-Encoding'));
  if (!coding) return response;
  // Tag and length describe the uncompressed bytes. HEAD and 304 must say the same as GET.
  const tag = headers.get('ETag');
  if (tag && !tag.startsWith('W/')) headers.set('ETag', `W/${tag}`);
  headers.delete('Content-Length');
  if (!body) return response;
  headers.set('Content-Encoding', coding);
  // workerd encodes a complete body itself, by this header, but would hold a stream back until it
  // ends.
  if (!streams) return response;
  const compressed = body.pipeThrough(compressor(coding));
  return new Response(compressed, { status, headers, encodeBody: 'manual' });
}

/** Passes on at once what it was given. As strong as is worthwhile for bytes that are sent once. */
function compressor(coding: Coding) {
  const stream =
    coding === 'gzip'
      ? createGzip({ flush: constants.Z_SYNC_FLUSH })
      : createBrotliCompress({
          flush: constants.BROTLI_OPERATION_FLUSH,
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 5,
            // 64 kB, more than a page has: the standard window of 4 MB takes 4 ms to set up.
            [constants.BROTLI_PARAM_LGWIN]: 16,
          },
        });
  // Node's types of web streams are others than those of workers.
  return Duplex.toWeb(stream) as unknown as ReadableWritablePair<Uint8Array, Uint8Array>;
}
