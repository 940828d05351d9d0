import { expect, it } from 'vitest';
import { localeCodes } from '../../src/locales.ts';
import { getTexts } from '../../src/texts.ts';

// What the texts say of facts that are quite unlike the sample ones.
it.each(localeCodes)('stars are those of five, in %s', (locale) => {
  expect(getTexts(locale).t('hero.review', { stars: 4 })).toMatch(/4.* 5\b/);
});
