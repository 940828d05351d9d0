import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

const maxSize = 32 * 1024;

/** 413 for a body of more than 32 KiB, also where its length is not told beforehand. */
export function limitBody(): MiddlewareHandler {
  return bodyLimit({ maxSize, onError: (c) => c.text('413 Content Too Large', 413) });
}
