import { expect, it, vi } from 'vitest';

// A person who is added to the company has no texts yet.
vi.mock('../../../src/site/site.ts', async (original) => {
  const site = await original<typeof import('../../../src/site/site.ts')>();
  return { ...site, reviewers: [...site.reviewers, { slug: 'newcomer', name: 'New Comer' }] };
});

const { prepareMessages } = await import('../../../src/tools/messages/prepare.ts');

it('a person without words stops the build with all that is missing', () => {
  expect(prepareMessages).toThrow(
    'i18n/en.json "reviews.newcomer.role": is missing here\n' +
      'i18n/en.json "reviews.newcomer.text": is missing here',
  );
});
