import { sign, verify } from '../leads/hmac.ts';

/**
 * A token says that we made these claims at a moment. Its text is that moment
 * (milliseconds, base 36), a dot, and the signature over moment and claims in
 * hex; the claims themselves are not in it.
 */
export async function createToken(secret: string, claims: readonly string[]): Promise<string> {
  const issued = Date.now().toString(36);
  return `${issued}.${toHex(await sign(secret, statement(issued, claims)))}`;
}

/** Milliseconds since a token was issued; undefined if it is not ours or claims something else. */
export async function tokenAge(
  secret: string,
  token: string,
  claims: readonly string[],
): Promise<number | undefined> {
  const [issued = '', signature = ''] = token.split('.');
  const ours = await verify(secret, statement(issued, claims), fromHex(signature));
  return ours ? Date.now() - Number.parseInt(issued, 36) : undefined;
}

// JSON keeps the claims apart: ['a', 'b'] and ['ab'] are two statements.
function statement(issued: string, claims: readonly string[]): string {
  return JSON.stringify([issued, ...claims]);
}

function toHex(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function fromHex(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
