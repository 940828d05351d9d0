import type { Unstable_Config as Config } from 'wrangler';
import '#src/facts/affiliates.ts';
import { samples } from '#src/facts/sample-values.ts';
import '#src/facts/shows.ts';
import '#src/facts/business.ts';
import { mailBinding } from './local/variables.ts';

type Settings = Pick<Config, 'vars' | 'd1_databases' | 'send_email'>;

/**
 * Lists what prevents the site from going live, and how to fix it. `secrets` are the names set at
 * Cloudflare; if omitted, secrets are not checked.
 */
export function checkReadiness(
  { vars, d1_databases, send_email }: Settings,
  secrets?: readonly string[],
  names: Iterable<string> = samples,
): string[] {
  return [
    ...Array.from(
      names,
      (name) => `src/site: ${name} is a sample: replace it with your own, without sampleValue()`,
    ),
    ...['SITE_URL', 'BOOKING_URL']
      .filter((name) => isReserved(String(vars[name])))
      .map(
        (name) => `wrangler.jsonc: ${name} is a sample (${vars[name]}): replace it with your own`,
      ),
    ...d1_databases
      .filter(({ database_id, preview_database_id }) => database_id === preview_database_id)
      .map(
        ({ database_name }) =>
          `wrangler.jsonc: database_id is a sample: npx wrangler d1 create ${database_name} prints yours`,
      ),
    ...(vars.LEADS_NOTIFY && !mailBinding({ send_email })
      ? ['wrangler.jsonc: LEADS_NOTIFY needs a binding: "send_email": [{ "name": "MAIL" }]']
      : []),
    ...(vars.LEADS_WEBHOOK_URL ? ['LEADS_WEBHOOK_SECRET'] : [])
      .filter((name) => secrets && !secrets.includes(name))
      .map(
        (name) =>
          `${name} is not set at Cloudflare: npx wrangler login, then npx wrangler secret put ${name}`,
      ),
  ];
}

/** Returns whether an address is unreachable for visitors: local, or reserved by RFC 2606. */
function isReserved(address: string): boolean {
  const host = URL.parse(address)?.hostname ?? '';
  return /(^|\.)(example(\.(com|net|org))?|test|invalid|localhost)$/.test(host);
}
