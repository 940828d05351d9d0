import type { Unstable_Config as Config } from 'wrangler';
import { affiliates } from '#src/site/affiliates.ts';
import { findSampleValues } from '#src/site/sample-values.ts';
import { shows } from '#src/site/shows.ts';
import * as site from '#src/site/site.ts';
import { mailBinding } from './local/variables.ts';

const ownFacts = {
  'src/site/site.ts': site,
  'src/site/affiliates.ts': { affiliates },
  'src/site/shows.ts': { shows },
};

type Settings = Pick<Config, 'vars' | 'd1_databases' | 'send_email'>;

/**
 * Lists what prevents the site from going live, and how to fix it. `secrets` are the names set at
 * Cloudflare; if omitted, secrets are not checked.
 */
export function checkReadiness(
  { vars, d1_databases, send_email }: Settings,
  secrets?: readonly string[],
  facts: Record<string, object> = ownFacts,
): string[] {
  return [
    ...Object.entries(facts).flatMap(([file, exports]) =>
      findSampleValues(exports)
        // Replacing a sample also replaces the facts that repeat it.
        .filter(({ value }, index, all) => index === all.findIndex((one) => one.value === value))
        .map(
          ({ path, value }) =>
            `${file}: ${path} is a sample (${formatValue(value)}): replace it with your own, without sampleValue()`,
        ),
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

/** Formats a value on one line: the names of a list, the values of a record. */
function formatValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(({ name, title }) => name ?? title).join(', ');
  if (typeof value === 'object' && value) return Object.values(value).join(', ');
  return String(value);
}
