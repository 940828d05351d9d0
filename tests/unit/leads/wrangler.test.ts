import { expect, it } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';

const config = readConfig({ config: 'wrangler.jsonc' }, { hideWarnings: true });

it('schedules the delivery every two minutes and the deletion once a day', () => {
  expect(config.triggers.crons).toEqual(['*/2 * * * *', '17 3 * * *']);
});

it('limits submissions', () => {
  expect(config.ratelimits).toEqual([
    { name: 'RATE_LIMIT', namespace_id: '7201', simple: { limit: 10, period: 60 } },
  ]);
});

it('keeps invocations, whose URLs contain personal data, out of the logs', () => {
  expect(config.observability?.logs).toEqual({ enabled: true, invocation_logs: false });
  expect(config.observability?.redact_query_string).toBe(true);
});
