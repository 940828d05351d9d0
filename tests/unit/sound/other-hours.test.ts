import { expect, it, vi } from 'vitest';
import { compose } from '../../../src/sound/compose.ts';
import { masterMp3 } from '../../../src/sound/master.ts';

vi.mock('../../../src/site.ts', async (original) => {
  const site = await original<typeof import('../../../src/site.ts')>();
  const sample = { file: 'signature.mp3', seconds: 12 };
  return { ...site, delivery: { ...site.delivery, hours: 96, workingDay: 5 }, sample };
});

it('the sound signature has room for other hours, and its peaks stay low enough', async () => {
  expect((await masterMp3(compose())).byteLength).toBeGreaterThan(100_000);
});
