import * as v from 'valibot';
import { unstable_readConfig as readConfig } from 'wrangler';
import { invalidVariable, sampleVariable } from './variables.ts';

/** That of wrangler.jsonc as it comes. */
const sampleId = '00000000-0000-0000-0000-000000000072';

/**
 * Returns a sentence if a configuration of wrangler is not ready for a deployment. The webhook's
 * secret is at Cloudflare, which does not show it, so a valid one stands in for it.
 */
export function launchProblem(config: string): string | undefined {
  const { vars, d1_databases: databases } = readConfig({ config });
  const [database] = databases;
  const variables = { ...vars, LEADS_WEBHOOK_SECRET: 'A'.repeat(32) };
  const isOwn = v.is(v.pipe(v.string(), v.uuid(), v.notValue(sampleId)), database?.database_id);
  return (
    invalidVariable(variables) ??
    sampleVariable(variables) ??
    (isOwn ? undefined : 'The database_id must be the UUID of your own database.')
  );
}

if (import.meta.main) {
  const problem = launchProblem('wrangler.jsonc');
  if (problem) {
    console.error(`wrangler.jsonc: ${problem}`);
    process.exit(1);
  }
}
