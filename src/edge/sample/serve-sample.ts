import type { Context, MiddlewareHandler } from 'hono';
import { samplePath } from '../../routes.ts';
import { sampleFile } from '../../sample-file.ts';
import { answerWithoutBody } from '../entity.ts';
import { headers } from '../headers.ts';
import type { RequestEnvironment } from '../request-environment.ts';
import { type ByteRange, parseRange } from './byte-range.ts';
import { sliceStream } from './slice-stream.ts';

const etag = `"${sampleFile.version}"`;
const size = sampleFile.bytes;

/**
 * Answers the sample's file, whole or a range of it. Assets on Workers know no ranges, and
 * Safari plays nothing without; so their stream passes here, and no more than a piece of it is
 * ever in memory. Of several ranges the answer is the whole file, as RFC 9110 (14.2) allows.
 */
export function serveSample(): MiddlewareHandler<RequestEnvironment> {
  return async (c, next) => {
    if (c.var.resource?.kind !== 'sample') return next();
    const known = new Headers({
      'Accept-Ranges': 'bytes',
      'Content-Type': sampleFile.type,
      ETag: etag,
    });
    // What another version asks for may be another file tomorrow.
    if (c.req.query('v') !== sampleFile.version) {
      known.set('Cache-Control', headers.file['Cache-Control'] ?? '');
    }
    const withoutBody = answerWithoutBody(c.req.raw, { headers: known, etag }, size);
    if (withoutBody) return withoutBody;
    const range = askedRange(c);
    if (range === 'unsatisfiable') {
      const unsatisfied = { 'Content-Range': `bytes */${size}` };
      return c.text('416 Range Not Satisfiable', 416, unsatisfied);
    }
    const { ok, body } = await c.env.ASSETS.fetch(new URL(samplePath, c.req.url));
    if (!ok || !body) return c.text('404 Not Found', 404);

    const { first, last } = range ?? { first: 0, last: size - 1 };
    if (range) known.set('Content-Range', `bytes ${first}-${last}/${size}`);
    // The length is known, so the bytes are sent with it instead of in chunks.
    const length = new FixedLengthStream(last + 1 - first);
    const bytes = sliceStream(body, { first, last }).pipeThrough(length);
    return new Response(bytes, { status: range ? 206 : 200, headers: known });
  };
}

/** The range to answer with; undefined for the whole file, also if `If-Range` names another one. */
function askedRange(c: Context<RequestEnvironment>): ByteRange | 'unsatisfiable' | undefined {
  const asked = c.req.header('Range');
  const base = c.req.header('If-Range');
  if (asked === undefined || (base !== undefined && base.trim() !== etag)) return;
  return parseRange(asked, size);
}
