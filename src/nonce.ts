import { tryGetContext } from 'hono/context-storage';

/** What a request carries from the edge to its rendering. */
export type RequestVariables = { nonce?: string };

/** The nonce that scripts of this answer need; content pages have none. */
export function scriptNonce(): string | undefined {
  return tryGetContext<{ Variables: RequestVariables }>()?.var.nonce;
}
