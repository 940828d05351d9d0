import { expect, it } from 'vitest';
import { unstable_readConfig as readConfig } from 'wrangler';
import { crons } from '../../../src/leads/crons.ts';

it('wrangler.jsonc names the crons that the code knows', () => {
  const { triggers } = readConfig({ config: 'wrangler.jsonc' }, { hideWarnings: true });
  expect(triggers.crons).toEqual(Object.values(crons));
});
