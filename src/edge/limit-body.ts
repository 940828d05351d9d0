import type { MiddlewareHandler } from 'hono';
import { isSafeMethod } from './safe-method.ts';

const maxSize = 32 * 1024;
/**
 * How much of a refused body is still read: a client that is still sending cannot read the answer.
 */
const grace = 1024 * 1024;

/**
 * 413 for a body of more than 32 KiB, even if its length is not declared; 400 for one that breaks
 * off, or that comes with GET or HEAD, since nothing here reads such a body. Pages from memory and
 * `/healthz` are answered earlier, as if there were no body. Later handlers find the whole body in
 * memory, and may answer without reading it.
 */
export function limitBody(): MiddlewareHandler {
  return async (c, next) => {
    const { body } = c.req.raw;
    if (!body) return next();
    if (isSafeMethod(c.req.method)) {
      await body.cancel();
      return c.text('400 Bad Request', 400);
    }
    const declared = Number(c.req.header('Content-Length') ?? 0);
    let bytes: Uint8Array<ArrayBuffer> | undefined;
    try {
      bytes = declared > grace ? undefined : await read(body);
    } catch {
      // The client has left; nothing of ours has failed.
      return c.text('400 Bad Request', 400);
    }
    if (!bytes) return c.text('413 Content Too Large', 413);
    c.req.raw = new Request(c.req.raw, { body: bytes });
    return next();
  };
}

/** The bytes of a body, or undefined if it is too large. Throws if it breaks off. */
async function read(
  body: ReadableStream<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = new Uint8Array(maxSize);
  let size = 0;
  for await (const chunk of body) {
    if (size + chunk.length <= maxSize) bytes.set(chunk, size);
    size += chunk.length;
    if (size > grace) break;
  }
  return size > maxSize ? undefined : bytes.subarray(0, size);
}
