import { keepNewest } from '../keep-newest.ts';

/** What our answers may be compressed with, the smaller first. */
export const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

const compressible = /^(text\/|image\/svg\+xml|application\/(javascript|json|xml|manifest\+json))/;

/** Whether an answer of this `Content-Type` becomes smaller by compression. */
export function isCompressible(contentType: string | null): boolean {
  return compressible.test(contentType ?? '');
}

/** Browsers send a handful of different lines, and short ones: each is read once. */
const read = new Map<string, Coding | undefined>();
const mostRead = 100;
const longestRead = 100;

/**
 * The best coding that an `Accept-Encoding` names and does not refuse (`q=0`,
 * RFC 9110, 12.5.3); undefined if the bytes have to travel as they are.
 */
export function acceptedCoding(accepted: string | null): Coding | undefined {
  if (!accepted) return undefined;
  const known = read.get(accepted);
  if (known || read.has(accepted)) return known;
  const coding = readAccepted(accepted);
  // What a client may make up without end is not remembered without end.
  if (accepted.length <= longestRead) keepNewest(read, accepted, coding, mostRead);
  return coding;
}

function readAccepted(accepted: string): Coding | undefined {
  const offered = new Set<string>();
  for (const element of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = element.split(';').map((part) => part.trim());
    if (!parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))) offered.add(name);
  }
  return codings.find((coding) => offered.has(coding));
}

/**
 * Compresses as well as the coding can. Takes some 100 ms for a page: for bytes
 * that are sent more than once. The compressor is loaded with the first call.
 */
export async function encode(
  bytes: Uint8Array<ArrayBuffer>,
  coding: Coding,
): Promise<Uint8Array<ArrayBuffer>> {
  const { brotliCompressSync, constants, gzipSync } = await import('node:zlib');
  const encoded =
    coding === 'gzip'
      ? gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION })
      : brotliCompressSync(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
          },
        });
  return new Uint8Array(encoded);
}
