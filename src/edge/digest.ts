/** The SHA-256 of bytes or text, base64: what policies and entity tags are made of. */
export async function sha256(data: Uint8Array<ArrayBuffer> | string): Promise<string> {
  const bytes = typeof data === 'string' ? new TextEncoder().encode(data) : data;
  return base64(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** 128 random bits, base64. */
export function randomToken(): string {
  return base64(crypto.getRandomValues(new Uint8Array(16)));
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}
