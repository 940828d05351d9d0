import { describe, expect, it } from 'vitest';
import { lackingCharacters, unicodeRange } from '../../src/build/faces.ts';

describe('unicodeRange', () => {
  it('joins neighbours and names single characters', () => {
    expect(unicodeRange(['a', 'b', 'c', 'é', '€'])).toBe('U+61-63,U+E9,U+20AC');
  });

  it('is empty without characters', () => {
    expect(unicodeRange([])).toBe('');
  });
});

describe('lackingCharacters', () => {
  it('names the language and the character that no face has', () => {
    expect(lackingCharacters({ en: 'Yes', ru: 'Да, да' })).toEqual([
      'ru: the faces have no "Д" (U+414)',
      'ru: the faces have no "а" (U+430)',
      'ru: the faces have no "д" (U+434)',
    ]);
  });

  it('is content with Latin letters of all Europe, spaces and soft hyphens', () => {
    expect(lackingCharacters({ pl: 'Zażółć gęślą jaźń', cs: 'Příliš žluťoučký', de: 'ﬀ' })).toEqual(
      ['de: the faces have no "ﬀ" (U+FB00)'],
    );
    expect(lackingCharacters({ fr: '\u00a0\u202f\u00ad\u2060' })).toEqual([]);
  });
});
