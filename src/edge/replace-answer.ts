import type { Context } from 'hono';

/**
 * Puts another answer in the place of the one that was made, with its own headers alone: Hono
 * would set those of the first on the second.
 */
export function replaceAnswer(c: Context, answer: Response): void {
  c.res = undefined;
  c.res = answer;
}
