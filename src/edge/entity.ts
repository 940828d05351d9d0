import { sha256 } from './digest.ts';

/** Bytes that a client may have already, with the headers that describe them. */
export type Entity = {
  body: Uint8Array<ArrayBuffer>;
  /** All of them, including `ETag`. A `Headers` object: pairs cost workerd five times as much. */
  headers: Headers;
  /** The strong validator, with its quotes. */
  etag: string;
  /** The bytes are already encoded: workerd must not encode them again. */
  encodeBody?: 'manual';
};

/** The strong validator of bytes or text. */
export async function entityTag(data: Uint8Array<ArrayBuffer> | string): Promise<string> {
  return `"${(await sha256(data)).slice(0, 24)}"`;
}

/** The entity for GET, its headers alone for HEAD, 304 for clients that already have it. */
export function answerEntity(request: Request, entity: Entity): Response {
  return (
    answerWithoutBody(request, entity, entity.body.byteLength) ?? new Response(entity.body, entity)
  );
}

/**
 * The answer for an entity of `size` bytes if it needs no body: 304, or the answer to HEAD.
 * Otherwise undefined.
 */
export function answerWithoutBody(
  request: Request,
  entity: Omit<Entity, 'body'>,
  size: number,
): Response | undefined {
  const condition = request.headers.get('If-None-Match');
  if (condition !== null && namesTag(condition, entity.etag)) {
    return new Response(null, { ...entity, status: 304 });
  }
  if (request.method !== 'HEAD') return undefined;
  const headers = new Headers(entity.headers);
  headers.set('Content-Length', String(size));
  return new Response(null, { ...entity, headers });
}

/** Whether an `If-None-Match` names the tag, by weak comparison (RFC 9110, 13.1.2). */
function namesTag(condition: string, etag: string): boolean {
  if (condition === '*') return true;
  for (const [tag] of condition.matchAll(/"[^"]*"/g)) if (tag === etag) return true;
  return false;
}
