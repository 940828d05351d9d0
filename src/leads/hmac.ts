const algorithm = { name: 'HMAC', hash: 'SHA-256' } as const;
const encoder = new TextEncoder();

/** The bytes of a key, or a text whose UTF-8 bytes are the key. */
type Key = string | Uint8Array<ArrayBuffer>;

/** HMAC-SHA-256 of a text. */
export async function sign(key: Key, text: string): Promise<ArrayBuffer> {
  const imported = await importKey(key, 'sign');
  return crypto.subtle.sign('HMAC', imported, encoder.encode(text));
}

/** Whether a signature is that of the text, compared in constant time. */
export async function verify(
  key: Key,
  text: string,
  signature: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const imported = await importKey(key, 'verify');
  return crypto.subtle.verify('HMAC', imported, signature, encoder.encode(text));
}

function importKey(key: Key, usage: 'sign' | 'verify'): Promise<CryptoKey> {
  const bytes = typeof key === 'string' ? encoder.encode(key) : key;
  return crypto.subtle.importKey('raw', bytes, algorithm, false, [usage]);
}
