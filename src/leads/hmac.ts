const algorithm = { name: 'HMAC', hash: 'SHA-256' } as const;
const encoder = new TextEncoder();

/** HMAC-SHA-256 of a text. The secret is taken as UTF-8. */
export async function sign(secret: string, text: string): Promise<Uint8Array> {
  const key = await importKey(secret, 'sign');
  return new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text)));
}

/** Whether a signature is that of the text, compared in constant time. */
export async function verify(
  secret: string,
  text: string,
  signature: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const key = await importKey(secret, 'verify');
  return crypto.subtle.verify('HMAC', key, signature, encoder.encode(text));
}

function importKey(secret: string, usage: 'sign' | 'verify'): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, [usage]);
}
