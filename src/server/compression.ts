import { brotliCompressSync, constants } from 'node:zlib';

const brotli = /(?:^|[\s,])br(?=[\s;,]|$)/i;

/** Returns whether an `Accept-Encoding` allows Brotli, as that of every current browser does. */
export function acceptsBrotli(accepted: string | undefined): boolean {
  return brotli.test(accepted ?? '');
}

/**
 * Compresses a text with Brotli. At quality 10 a page takes 20 ms, once per worker instance, and is
 * 890 bytes smaller than at 8 (2 ms); at 11 it is 200 bytes smaller and takes 60 ms.
 */
export function compressText(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
  return new Uint8Array(brotliCompressSync(bytes, { params }));
}
