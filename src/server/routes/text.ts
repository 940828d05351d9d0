import type { Handler } from 'hono';

/** Returns the handler that serves a text file. */
export function text(type: string, write: () => string): Handler {
  return (c) => c.body(write(), 200, { 'Content-Type': type });
}
