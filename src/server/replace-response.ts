import type { Context } from 'hono';

/**
 * Replaces the response, headers included: by itself, Hono would copy the headers of the old
 * response to the new one.
 */
export function replaceResponse(c: Context, response: Response): void {
  c.res = undefined;
  c.res = response;
}
