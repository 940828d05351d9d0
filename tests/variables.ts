import { readFileSync } from 'node:fs';

const config = readFileSync(new URL('../wrangler.jsonc', import.meta.url), 'utf8');

/** What wrangler.jsonc gives the worker as a variable: `SITE_URL`, `BOOKING_URL`. Throws for an unknown one. */
export function variable(name: string): string {
  const [, value] = config.match(new RegExp(`"${name}": "([^"]*)"`)) ?? [];
  if (value === undefined) throw new Error(`No variable ${name} in wrangler.jsonc`);
  return value;
}
