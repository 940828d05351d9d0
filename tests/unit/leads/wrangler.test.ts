import { describe, expect, it } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';
import { crons } from '../../../src/leads/crons.ts';

const config = readConfig({ config: 'wrangler.jsonc' }, { hideWarnings: true });

describe('wrangler.jsonc', () => {
  it('names the crons that the code knows', () => {
    expect(config.triggers.crons).toEqual(Object.values(crons));
  });

  it('allows five submissions a minute', () => {
    expect(config.ratelimits?.[0]?.simple).toEqual({ limit: 5, period: 60 });
  });

  it('keeps the name of the database on this machine, whatever id the deployed one gets', () => {
    const [database] = config.d1_databases;
    expect(database?.preview_database_id).toBe('00000000-0000-0000-0000-000000000072');
  });

  it('lets Cloudflare log our lines alone: the log of a call holds its address and query', () => {
    expect(config.observability).toMatchObject({
      redact_query_string: true,
      logs: { enabled: true, invocation_logs: false },
    });
  });
});
