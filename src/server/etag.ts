import { createHash } from 'node:crypto';

/** Returns the base64 SHA-256 of bytes or text. */
export function sha256(data: Uint8Array | string): string {
  return createHash('sha256').update(data).digest('base64');
}

/** Returns a strong ETag for these bytes, quoted. */
export function entityTag(bytes: Uint8Array): string {
  return `"${sha256(bytes).slice(0, 24)}"`;
}

/** Returns whether `If-None-Match` lists the tag, by weak comparison (RFC 9110, 13.1.2). */
export function matchesTag(request: Request, tag: string | null): boolean {
  const condition = request.headers.get('If-None-Match');
  return condition?.match(/"[^"]*"/g)?.some((named) => named === tag) ?? false;
}
