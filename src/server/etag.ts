import { createHash } from 'node:crypto';

/** Returns the SHA-256 of bytes or text in base64. */
export function sha256(data: Uint8Array | string): string {
  return createHash('sha256').update(data).digest('base64');
}

/** Returns a strong validator of these bytes, with its quotes. */
export function entityTag(bytes: Uint8Array): string {
  return `"${sha256(bytes).slice(0, 24)}"`;
}

/** Whether the request's `If-None-Match` names the tag, by weak comparison (RFC 9110, 13.1.2). */
export function matchesTag(request: Request, tag: string | null): boolean {
  const condition = request.headers.get('If-None-Match');
  if (condition === null) return false;
  if (condition.trim() === '*') return true;
  return condition.match(/"[^"]*"/g)?.some((named) => named === tag) ?? false;
}
