import { acceptedCoding, isCompressible } from '../edge/content-coding.ts';

/**
 * Compresses a text as Cloudflare would, by what `Accept-Encoding` names. What
 * already has a `Content-Encoding` passes as it is: it is compressed, or it
 * streams and says `Identity`. Changes the headers of `response`.
 */
export function compress(response: Response, accepted: string | null): Response {
  const { headers } = response;
  if (!isCompressible(headers.get('Content-Type')) || headers.has('Content-Encoding')) {
    return response;
  }
  headers.set('Vary', 'Accept-Encoding');
  const coding = acceptedCoding(accepted);
  if (!coding || !response.body) return response;
  // workerd encodes the body by what this header says.
  headers.set('Content-Encoding', coding);
  headers.delete('Content-Length');
  // A strong tag is of the bytes as they were.
  const tag = headers.get('ETag');
  if (tag && !tag.startsWith('W/')) headers.set('ETag', `W/${tag}`);
  return response;
}
