import { expect, it } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';

it('keeps invocations, whose URLs contain personal data, out of the logs', () => {
  const { observability } = readConfig({ config: 'wrangler.jsonc' }, { hideWarnings: true });
  expect(observability?.logs).toEqual({ enabled: true, invocation_logs: false });
  expect(observability?.redact_query_string).toBe(true);
});
