import type { Context } from 'hono';

/**
 * Replaces the answer that was made, headers included: by itself, Hono would copy the headers of
 * the first answer to the second.
 */
export function replaceAnswer(c: Context, answer: Response): void {
  c.res = undefined;
  c.res = answer;
}
