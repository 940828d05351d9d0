import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** What we compress texts with, the smaller result first. */
export const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

const compressible = /^(text\/|image\/svg\+xml|application\/(javascript|json|xml|manifest\+json))/;

/** Whether a response of this `Content-Type` becomes smaller by compression. */
export function isCompressible(contentType: string | null): boolean {
  return compressible.test(contentType ?? '');
}

const accepts = { br: acceptPattern('br'), gzip: acceptPattern('gzip') } as const;

/** An element of `Accept-Encoding` with this name that is not refused by `q=0` (RFC 9110, 12.5.3). */
function acceptPattern(coding: string): RegExp {
  return new RegExp(`(?:^|[\\s,])${coding}(?=[\\s;,]|$)(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i');
}

/**
 * The best coding that an `Accept-Encoding` allows; undefined if the bytes have to travel as they
 * are.
 */
export function acceptedCoding(accepted: string | null): Coding | undefined {
  return accepted ? codings.find((coding) => accepts[coding].test(accepted)) : undefined;
}

/**
 * Compresses a text. At quality 8 a page takes 3 ms; at 9 it is 40 bytes smaller and takes 15 ms, at
 * 11 it is 1.3 kB smaller and takes 100 ms.
 */
export function encode(bytes: Uint8Array, coding: Coding): Uint8Array<ArrayBuffer> {
  if (coding === 'gzip') return new Uint8Array(gzipSync(bytes));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 8 };
  return new Uint8Array(brotliCompressSync(bytes, { params }));
}
