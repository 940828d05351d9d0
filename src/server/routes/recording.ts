import type { Context } from 'hono';
import { findRecording } from '../../facts/recordings.ts';
import { matchesTag } from '../etag.ts';
import { headers } from '../headers.ts';
import type { HonoEnv } from '../hono-env.ts';

/** Bytes of a file, both ends inclusive. */
type ByteRange = { first: number; last: number };

/**
 * Serves ranges of a recording. Assets on Workers ignore `Range`, which Safari requires. The asset
 * is streamed, never held in memory.
 */
export async function recording(c: Context<HonoEnv>): Promise<Response> {
  const found = findRecording(c.req.path);
  if (!found) return c.notFound();
  const { bytes: size, type, version, path } = found;
  const etag = `"${version}"`;
  const commonHeaders = { 'Accept-Ranges': 'bytes', 'Content-Type': type, ETag: etag };
  // A URL without the version may serve another file tomorrow.
  const cacheHeaders = c.req.query('v') === version ? headers.asset : headers.file;
  if (matchesTag(c.req.raw, etag)) return c.body(null, 304, { ...cacheHeaders, ...commonHeaders });
  const base = c.req.header('If-Range');
  const range =
    base === undefined || base.trim() === etag
      ? parseRange(c.req.header('Range'), size)
      : undefined;
  if (range === 'unsatisfiable') {
    return c.text('416 Range Not Satisfiable', 416, { 'Content-Range': `bytes */${size}` });
  }
  const { ok, body } = await c.env.ASSETS.fetch(new URL(path, c.req.url));
  if (!ok || !body) return c.notFound();

  const { first, last } = range ?? { first: 0, last: size - 1 };
  const length = last + 1 - first;
  // workerd sends a stream of unknown length in chunks, whatever the header says.
  const sent = body.pipeThrough(slice({ first, last })).pipeThrough(new FixedLengthStream(length));
  return new Response(sent, {
    status: range ? 206 : 200,
    headers: {
      ...cacheHeaders,
      ...commonHeaders,
      'Content-Length': String(length),
      ...(range && { 'Content-Range': `bytes ${first}-${last}/${size}` }),
    },
  });
}

/**
 * Parses a `Range` header (RFC 9110, 14.1.2). Undefined means the whole file: no header, several
 * ranges, another unit or an invalid range.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const range =
    first === ''
      ? { first: Math.max(0, size - Number(last)), last: size - 1 }
      : { first: Number(first), last: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return range.first >= size ? 'unsatisfiable' : range;
}

/** Passes on the bytes of a range and stops reading after it. */
export function slice({ first, last }: ByteRange): TransformStream<Uint8Array, Uint8Array> {
  let passed = 0;
  return new TransformStream({
    transform(chunk, controller) {
      const start = passed;
      passed += chunk.byteLength;
      if (passed <= first) return;
      controller.enqueue(chunk.subarray(Math.max(0, first - start), last + 1 - start));
      if (passed > last) controller.terminate();
    },
  });
}
