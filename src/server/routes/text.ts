import type { Handler } from 'hono';

export function text(type: string, write: () => string): Handler {
  return (c) => c.body(write(), 200, { 'Content-Type': type });
}
