import { expect, it, vi } from 'vitest';
import { iconSvg } from '../../src/artwork/export/app-icons.ts';

vi.mock('../../src/site.ts', async (original) => {
  const site = await original<typeof import('../../src/site.ts')>();
  return { ...site, company: { ...site.company, brand: 'Fox & <Sons>' } };
});

it('names the brand as XML may', () => {
  const icon = iconSvg({ detail: 'coarse', corner: 0, reach: 40 });
  expect(icon).toContain('<title>Fox &amp; &lt;Sons></title>');
});
