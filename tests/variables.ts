import { readFileSync } from 'node:fs';

const config = readFileSync(new URL('../wrangler.jsonc', import.meta.url), 'utf8');

/**
 * Overrides a receiver that .dev.vars or the shell configures for `npm start`, so that tests send
 * it no leads.
 */
export const withoutReceiver = { LEADS_WEBHOOK_URL: '', LEADS_MAIL_TO: '' };

/**
 * Returns a variable of wrangler.jsonc, such as `SITE_URL` or `BOOKING_URL`. Throws if it is not
 * defined.
 */
export function variable(name: string): string {
  const [, value] = config.match(new RegExp(`"${name}": "([^"]*)"`)) ?? [];
  if (value === undefined) throw new Error(`No variable ${name} in wrangler.jsonc`);
  return value;
}
