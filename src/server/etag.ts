import { encodeBase64 } from 'hono/utils/encode';

/** The SHA-256 of bytes or text, base64: what entity tags and policies are made of. */
export async function sha256(data: Uint8Array<ArrayBuffer> | string): Promise<string> {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  return encodeBase64(await crypto.subtle.digest('SHA-256', bytes));
}

/** A strong validator of these bytes, with its quotes. */
export async function entityTag(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return `"${(await sha256(bytes)).slice(0, 24)}"`;
}

/**
 * The response to a request that needs no body: 304 if its `If-None-Match` names the `ETag` of
 * `headers`, or the response to HEAD, with the length in bytes. Otherwise undefined.
 */
export function responseWithoutBody(
  request: Request,
  headers: Headers,
  length: number,
): Response | undefined {
  const condition = request.headers.get('If-None-Match');
  if (condition !== null && namesTag(condition, headers.get('ETag'))) {
    return new Response(null, { status: 304, headers });
  }
  if (request.method !== 'HEAD') return undefined;
  const response = new Response(null, { headers });
  response.headers.set('Content-Length', String(length));
  return response;
}

/** Whether an `If-None-Match` names the tag, by weak comparison (RFC 9110, 13.1.2). */
function namesTag(condition: string, etag: string | null): boolean {
  if (condition.trim() === '*') return true;
  return condition.match(/"[^"]*"/g)?.some((tag) => tag === etag) ?? false;
}
