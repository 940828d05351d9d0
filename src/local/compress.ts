import { Duplex } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { acceptedCoding, type Coding, isCompressible } from '../edge/content-coding.ts';

/**
 * Compresses a text as Cloudflare would, by what `Accept-Encoding` names. What
 * is compressed already passes as it is. Changes the headers of `response`.
 */
export function compress(response: Response, request: Request): Response {
  const { headers, body, status } = response;
  const encoded = headers.get('Content-Encoding');
  const streams = encoded?.toLowerCase() === 'identity';
  if (encoded && !streams) return response;
  if (!isCompressible(headers.get('Content-Type'))) return response;
  headers.set('Vary', 'Accept-Encoding');
  // It has done its work: as the name of a coding it is none.
  if (streams) headers.delete('Content-Encoding');
  const coding = acceptedCoding(request.headers.get('Accept-Encoding'));
  if (!coding) return response;
  // Tag and length are of the bytes as they were. HEAD and 304 say nothing else than GET.
  const tag = headers.get('ETag');
  if (tag && !tag.startsWith('W/')) headers.set('ETag', `W/${tag}`);
  headers.delete('Content-Length');
  if (!body) return response;
  headers.set('Content-Encoding', coding);
  // What is whole workerd encodes, by this header; a stream it would hold back until it ends.
  if (!streams) return response;
  const compressed = body.pipeThrough(compressor(coding));
  return new Response(compressed, { status, headers, encodeBody: 'manual' });
}

/** Hands on at once what it was given. As strong as suits what is sent once. */
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
