import type { Context } from 'hono';

/** Replaces the response and its headers; assigning `c.res` alone merges the old headers in. */
export function replaceResponse(c: Context, response: Response): void {
  c.res = undefined;
  c.res = response;
}
