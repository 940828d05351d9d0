import { describe, expect, it } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';
import { crons } from '../../../src/leads/crons.ts';
import { isDue } from '../../../src/local/run-crons.ts';

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

describe('isDue', () => {
  it.each([
    ['*/5 * * * *', '2026-11-20T10:05:00Z', true],
    ['*/5 * * * *', '2026-11-20T10:06:00Z', false],
    ['17 3 * * *', '2026-11-20T03:17:30Z', true],
    ['17 3 * * *', '2026-11-20T04:17:00Z', false],
    ['0 0 1 * *', '2026-11-01T00:00:00Z', true],
    ['0 0 1 * *', '2026-11-02T00:00:00Z', false],
  ])('%s at %s: %s', (cron, time, due) => {
    expect(isDue(cron, new Date(time))).toBe(due);
  });
});
