import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { describe, expect, it } from 'vitest';
import { drawableMessages, unicodeRange } from '../../src/build/faces.ts';

describe('unicodeRange', () => {
  it('joins neighbours and names single characters', () => {
    expect(unicodeRange(['a', 'b', 'c', 'é', '€'])).toBe('U+61-63,U+E9,U+20AC');
  });

  it('is empty without characters', () => {
    expect(unicodeRange([])).toBe('');
  });
});

describe('drawableMessages', () => {
  const check = (text: string) =>
    drawableMessages(`{\n  "a": "A",\n  "b.c": ${JSON.stringify(text)}\n}`, 'i18n/xx.json');

  it('names file, place, id and the characters that no face has', () => {
    expect(() => check('Да, да')).toThrow(
      'i18n/xx.json:3:10 "b.c": the faces have no "Д" (U+414), "а" (U+430), "д" (U+434)',
    );
    expect(() => check('ﬀ')).toThrow('"ﬀ" (U+FB00)');
  });

  it('is content with Latin letters of all Europe, spaces and soft hyphens', () => {
    for (const text of ['Zażółć gęślą jaźń', 'Příliš žluťoučký', '\u00a0\u202f\u00ad\u2060']) {
      expect(check(text)).toEqual(['A', text]);
    }
  });
});

describe('the faces of the cards', () => {
  const require = createRequire(import.meta.url);
  const charactersOf = (file: string) => {
    const font = fontkit.openSync(require.resolve(file));
    if ('fonts' in font) throw new Error(`${file} is a collection`);
    return font.characterSet;
  };

  it.each(['latin', 'latin-ext'])('have the characters of those of the pages: %s', (part) => {
    expect(
      charactersOf(`@fontsource/instrument-sans/files/instrument-sans-${part}-600-normal.woff`),
    ).toEqual(
      charactersOf(
        `@fontsource-variable/instrument-sans/files/instrument-sans-${part}-wght-normal.woff2`,
      ),
    );
    const display = `@fontsource/bricolage-grotesque/files/bricolage-grotesque-${part}-800-normal`;
    expect(charactersOf(`${display}.woff`)).toEqual(charactersOf(`${display}.woff2`));
  });
});
