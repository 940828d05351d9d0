import type { Context, Handler } from 'hono';
import { speculationRules } from '../../seo/speculation-rules.ts';

/** Returns the handler that serves a text file. */
export function text(type: string, write: () => string): Handler {
  return (c) => c.body(write(), 200, { 'Content-Type': type });
}

/** Serves the speculation rules: no prefetching for visitors who save data. */
export function speculation(c: Context): Response {
  const rules = speculationRules(c.req.header('Save-Data') === 'on');
  return c.body(rules, 200, { 'Content-Type': 'application/speculationrules+json' });
}
