import { sha256 } from './digest.ts';

/** Bytes that a client may have already, with the headers that describe them. */
export type Entity = {
  body: Uint8Array<ArrayBuffer>;
  /** All of them, the tag included. Ready-made: workerd takes pairs at five times the cost. */
  headers: Headers;
  /** The strong validator, in its quotes. */
  etag: string;
};

/** The strong validator of bytes or text. */
export async function entityTag(data: Uint8Array<ArrayBuffer> | string): Promise<string> {
  return `"${(await sha256(data)).slice(0, 24)}"`;
}

/** An entity for GET, what is known of it for HEAD, 304 to those that have it. */
export function answerEntity(request: Request, { body, headers, etag }: Entity): Response {
  const known = { headers, etag, size: body.byteLength };
  return (
    answerWithoutBody(request, known) ??
    new Response(body, { headers, encodeBody: encodingOf(headers) })
  );
}

/** The answer of an entity of `size` bytes that needs none of them: 304, or that to HEAD. */
export function answerWithoutBody(
  request: Request,
  { headers, etag, size }: Omit<Entity, 'body'> & { size: number },
): Response | undefined {
  const condition = request.headers.get('If-None-Match');
  if (condition !== null && namesTag(condition, etag)) {
    return new Response(null, { status: 304, headers, encodeBody: encodingOf(headers) });
  }
  if (request.method !== 'HEAD') return undefined;
  const known = new Headers(headers);
  known.set('Content-Length', String(size));
  return new Response(null, { headers: known, encodeBody: encodingOf(headers) });
}

/** Bytes with a coding are in it already: workerd need not encode them. */
function encodingOf(headers: Headers): 'manual' | 'automatic' {
  return headers.has('Content-Encoding') ? 'manual' : 'automatic';
}

/** Whether an `If-None-Match` names the tag, by weak comparison (RFC 9110, 13.1.2). */
function namesTag(condition: string, etag: string): boolean {
  if (condition.trim() === '*') return true;
  for (const [tag] of condition.matchAll(/"[^"]*"/g)) if (tag === etag) return true;
  return false;
}
