import { sha256 } from './digest.ts';

/** Bytes that a client may have already, with the headers that describe them. */
export type Entity = {
  body: Uint8Array<ArrayBuffer>;
  /** All of them, the tag included. Ready-made: workerd takes pairs at five times the cost. */
  headers: Headers;
  /** The strong validator, in its quotes. */
  etag: string;
  /** The bytes are in a coding already: workerd need not encode them. */
  encodeBody?: 'manual';
};

/** The strong validator of bytes or text. */
export async function entityTag(data: Uint8Array<ArrayBuffer> | string): Promise<string> {
  return `"${(await sha256(data)).slice(0, 24)}"`;
}

/** An entity for GET, what is known of it for HEAD, 304 to those that have it. */
export function answerEntity(request: Request, entity: Entity): Response {
  return (
    answerWithoutBody(request, entity, entity.body.byteLength) ?? new Response(entity.body, entity)
  );
}

/** The answer of an entity of `size` bytes that needs none of them: 304, or that to HEAD. */
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
  if (condition.trim() === '*') return true;
  for (const [tag] of condition.matchAll(/"[^"]*"/g)) if (tag === etag) return true;
  return false;
}
