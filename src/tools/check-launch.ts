import { unstable_readConfig as readConfig } from 'wrangler';
import { invalidVariable, sampleVariable } from './variables.ts';

/**
 * Exits with a sentence if wrangler.jsonc is not ready for a deployment. The webhook's secret is at
 * Cloudflare, which does not show it, so a valid one stands in for it.
 */
const { vars, d1_databases: databases } = readConfig({ config: 'wrangler.jsonc' });
const [database] = databases;
const variables = { ...vars, LEADS_WEBHOOK_SECRET: 'A'.repeat(32) };
const isSample = database?.database_id === database?.preview_database_id;
const problem =
  invalidVariable(variables) ??
  sampleVariable(variables) ??
  (isSample ? 'The database_id must be that of your own database.' : undefined);
if (problem) {
  console.error(`wrangler.jsonc: ${problem}`);
  process.exit(1);
}
