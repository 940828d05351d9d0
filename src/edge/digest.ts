import { encodeBase64 } from 'hono/utils/encode';

/** The SHA-256 of bytes or text, base64: what policies and entity tags are made of. */
export async function sha256(data: Uint8Array<ArrayBuffer> | string): Promise<string> {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  return encodeBase64(await crypto.subtle.digest('SHA-256', bytes));
}
