import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Supported codings, the one with the smaller result first. */
export const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

const compressible = /^(text\/|image\/svg\+xml|application\/(javascript|json|xml))/;

/** Returns whether compression makes a response of this `Content-Type` smaller. */
export function isCompressible(contentType: string | null): boolean {
  return compressible.test(contentType ?? '');
}

const accepts = { br: acceptPattern('br'), gzip: acceptPattern('gzip') } as const;

/** Matches this coding in `Accept-Encoding` unless `q=0` refuses it (RFC 9110, 12.5.3). */
function acceptPattern(coding: string): RegExp {
  return new RegExp(`(?:^|[\\s,])${coding}(?=[\\s;,]|$)(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i');
}

/** Returns the best coding that an `Accept-Encoding` allows; undefined for identity only. */
export function acceptedCoding(accepted: string | null): Coding | undefined {
  return accepted ? codings.find((coding) => accepts[coding].test(accepted)) : undefined;
}

/**
 * Compresses a text. At quality 10 a page takes 20 ms, once per worker instance, and is 890 bytes
 * smaller than at 8 (2 ms); at 11 it is 200 bytes smaller and takes 60 ms.
 */
export function encode(bytes: Uint8Array, coding: Coding): Uint8Array<ArrayBuffer> {
  if (coding === 'gzip') return new Uint8Array(gzipSync(bytes));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  return new Uint8Array(brotliCompressSync(bytes, { params }));
}
