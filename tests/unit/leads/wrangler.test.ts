import { expect, it } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';

const read = (env?: string) =>
  readConfig({ config: 'wrangler.jsonc', ...(env && { env }) }, { hideWarnings: true });
const config = read();

it('schedules the delivery every two minutes and the deletion once a day', () => {
  expect(config.triggers.crons).toEqual(['*/2 * * * *', '17 3 * * *']);
});

it.each<[string | undefined, string, string[]]>([
  [undefined, 'onda72', ['7201', '7202', '7203']],
  ['preview', 'onda72_preview', ['7211', '7212', '7213']],
])('binds the dataset and the limits of the worker %s', (env, dataset, namespaces) => {
  const { analytics_engine_datasets, ratelimits } = read(env);
  expect(analytics_engine_datasets).toEqual([{ binding: 'ANALYTICS', dataset }]);
  const [address, network, reports] = namespaces.map((namespace_id) => ({ namespace_id }));
  expect(ratelimits).toEqual([
    { name: 'RATE_LIMIT', ...address, simple: { limit: 5, period: 60 } },
    { name: 'RATE_LIMIT_NETWORK', ...network, simple: { limit: 20, period: 60 } },
    { name: 'RATE_LIMIT_REPORTS', ...reports, simple: { limit: 60, period: 60 } },
  ]);
});

it('keeps invocations, whose URLs contain personal data, out of the logs', () => {
  expect(config.observability?.logs).toEqual({ enabled: true, invocation_logs: false });
  expect(config.observability?.redact_query_string).toBe(true);
});
