import { describe, expect, it } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';
import { crons } from '../../../src/leads/crons.ts';

const config = readConfig({ config: 'wrangler.jsonc' }, { hideWarnings: true });

describe('wrangler.jsonc', () => {
  it('names the crons that the code knows', () => {
    expect(config.triggers.crons).toEqual(Object.values(crons));
  });

  it('lets Cloudflare log our lines alone: the log of a call holds its address and query', () => {
    expect(config.observability).toMatchObject({
      redact_query_string: true,
      logs: { enabled: true, invocation_logs: false },
    });
  });
});
