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
  // Bytes with a coding are in it already: workerd need not encode them.
  const encodeBody = headers.has('Content-Encoding') ? 'manual' : 'automatic';
  const condition = request.headers.get('If-None-Match');
  if (condition !== null && namesTag(condition, etag)) {
    return new Response(null, { status: 304, headers, encodeBody });
  }
  if (request.method === 'HEAD') {
    const known = new Headers(headers);
    known.set('Content-Length', String(body.byteLength));
    return new Response(null, { headers: known, encodeBody });
  }
  return new Response(body, { headers, encodeBody });
}

/** Whether an `If-None-Match` names the tag, by weak comparison (RFC 9110, 13.1.2). */
export function namesTag(condition: string, etag: string): boolean {
  if (condition.trim() === '*') return true;
  for (const [tag] of condition.matchAll(/"[^"]*"/g)) if (tag === etag) return true;
  return false;
}
