import { keepNewest } from '../keep-newest.ts';

/** The codings that we compress answers with, the smaller result first. */
export const codings = ['br', 'gzip'] as const;
export type Coding = (typeof codings)[number];

const compressible = /^(text\/|image\/svg\+xml|application\/(javascript|json|xml|manifest\+json))/;

/** Whether an answer of this `Content-Type` becomes smaller by compression. */
export function isCompressible(contentType: string | null): boolean {
  return compressible.test(contentType ?? '');
}

/**
 * Browsers send only a handful of different `Accept-Encoding` values, all short: each is parsed
 * once.
 */
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
  // Clients can invent values without limit, so the number and length of those kept are limited.
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
 * Compresses as well as the coding can. Takes about 100 ms for a page, so use it only for bytes
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
