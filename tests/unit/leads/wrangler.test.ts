import { expect, it } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';

const config = readConfig({ config: 'wrangler.jsonc' }, { hideWarnings: true });

it('runs one cron job, every ten minutes', () => {
  expect(config.triggers.crons).toEqual(['*/10 * * * *']);
});

it('limits submissions', () => {
  expect(config.ratelimits).toEqual([
    { name: 'RATE_LIMIT_CONTACT', namespace_id: '7201', simple: { limit: 10, period: 60 } },
  ]);
});

it('keeps invocations, whose URLs contain personal data, out of the logs', () => {
  expect(config.observability?.logs).toEqual({ enabled: true, invocation_logs: false });
  expect(config.observability?.redact_query_string).toBe(true);
});
