import type { Context, MiddlewareHandler } from 'hono';
import { recordingPath } from '../../site/pages.ts';
import { recordingFile } from '../../site/recording.ts';
import { responseWithoutBody } from '../etag.ts';
import { headers } from '../headers.ts';
import type { RequestEnvironment } from '../request-environment.ts';
import { type ByteRange, parseRange } from './byte-range.ts';
import { sliceStream } from './slice-stream.ts';

const etag = `"${recordingFile.version}"`;
const size = recordingFile.bytes;

/**
 * Serves the recording's file, whole or a range of it. Assets on Workers do not support ranges, and
 * Safari plays nothing without them; so the asset is streamed through here, and never more than a
 * piece of it is in memory. A request for several ranges gets the whole file, as RFC 9110 (14.2)
 * allows.
 */
export function serveRecording(): MiddlewareHandler<RequestEnvironment> {
  return async (c, next) => {
    if (c.var.resource?.kind !== 'recording') return next();
    const known = new Headers({
      'Accept-Ranges': 'bytes',
      'Content-Type': recordingFile.type,
      ETag: etag,
    });
    // A URL with any other version, or none, may stand for another file tomorrow.
    if (c.req.query('v') !== recordingFile.version) {
      known.set('Cache-Control', headers.file['Cache-Control'] ?? '');
    }
    const withoutBody = responseWithoutBody(c.req.raw, known, size);
    if (withoutBody) return withoutBody;
    const range = askedRange(c);
    if (range === 'unsatisfiable') {
      const unsatisfied = { 'Content-Range': `bytes */${size}` };
      return c.text('416 Range Not Satisfiable', 416, unsatisfied);
    }
    const { ok, body } = await c.env.ASSETS.fetch(new URL(recordingPath, c.req.url));
    if (!ok || !body) return c.text('404 Not Found', 404);

    const { first, last } = range ?? { first: 0, last: size - 1 };
    if (range) known.set('Content-Range', `bytes ${first}-${last}/${size}`);
    // The length is known, so it is declared and the bytes are not sent in chunks.
    const length = new FixedLengthStream(last + 1 - first);
    const bytes = body.pipeThrough(sliceStream({ first, last })).pipeThrough(length);
    return new Response(bytes, { status: range ? 206 : 200, headers: known });
  };
}

/**
 * The range to send; undefined for the whole file, or if `If-Range` names another version.
 */
function askedRange(c: Context<RequestEnvironment>): ByteRange | 'unsatisfiable' | undefined {
  const asked = c.req.header('Range');
  const base = c.req.header('If-Range');
  if (asked === undefined || (base !== undefined && base.trim() !== etag)) return;
  return parseRange(asked, size);
}
