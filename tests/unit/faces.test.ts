import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { charactersOf, drawableMessages, neighboursIn } from '../../src/build/faces/copy.ts';
import { cutFace } from '../../src/build/faces/faces.ts';
import { charactersIn, faces, openFont, readSource } from '../../src/build/faces/sources.ts';
import { stampFaces } from '../../src/build/faces/stamp.ts';
import { unicodeRange } from '../../src/build/faces/unicode-range.ts';
import { newFolder } from './new-folder.ts';

describe('unicodeRange', () => {
  it('joins neighbours and names single characters', () => {
    expect(unicodeRange(['a', 'b', 'c', 'é', '€'])).toBe('U+61-63,U+E9,U+20AC');
  });

  it('is empty without characters', () => {
    expect(unicodeRange([])).toBe('');
  });
});

describe('drawableMessages', () => {
  const check = (text: string) => drawableMessages({ a: 'A', 'b.c': text }, 'i18n/xx.json');

  it('names file, place, id and the characters that no face has', () => {
    expect(() => check('Да, да')).toThrow(
      'i18n/xx.json "b.c": the faces have no "Д" (U+414), "а" (U+430), "д" (U+434)',
    );
    expect(() => check('ﬀ')).toThrow('"ﬀ" (U+FB00)');
  });

  it('is content with Latin letters of all Europe, spaces and soft hyphens', () => {
    for (const text of ['Zażółć gęślą jaźń', 'Příliš žluťoučký', '\u00a0\u202f\u00ad\u2060']) {
      expect(check(text)).toEqual(['A', text]);
    }
  });
});

describe('neighboursIn', () => {
  it('has what stands side by side, in capitals too, and whatever may in a figure', () => {
    const pairs = neighboursIn(['Tél. {name}', 'Überall'.repeat(10)]);
    for (const pair of ['Té', 'TÉ', 'él', 'l.', 'Üb', 'lÜ', '24', '7,', '0\u00a0', '\u00a0€']) {
      expect(pairs).toContain(pair);
    }
    for (const pair of ['éT', '{n', 'e}', 'ÜB']) expect(pairs).not.toContain(pair);
  });
});

describe.each(faces)('$family, cut', (face) => {
  const texts = ['Votre podcast : « À l’œuvre »', 'Wir, Tag für Tag.', 'AVANT 24 500 €', 'L4 Ty'];
  const whole = readSource(face.source('latin'));
  const cut = cutFace(whole, face, charactersOf(texts), neighboursIn(texts));

  /** How wide each glyph of a text is set, in thousandths of an em. */
  const advances = (file: Buffer, text: string) =>
    openFont(file)
      .layout(text, { liga: false })
      .positions.map(({ xAdvance }) => xAdvance);

  it.each(texts)('sets the copy as the whole face does: %s', async (text) => {
    const cutAdvances = advances(await cut, text);
    for (const [index, advance] of advances(whole, text).entries()) {
      expect(Math.abs((cutAdvances[index] ?? 0) - advance)).toBeLessThanOrEqual(2);
    }
  });

  it('kerns nothing that the copy does not need', async () => {
    const [alone] = advances(await cut, 'V');
    expect(advances(whole, 'VA')[0]).not.toBe(alone);
    expect(advances(await cut, 'VA')[0]).not.toBe(alone);
    expect(advances(whole, 'V.')[0]).not.toBe(alone);
    expect(advances(await cut, 'V.')[0]).toBe(alone);
  });
});

describe('stampFaces', () => {
  it('changes with what the copy needs, and with the files that came of it', () => {
    const folder = newFolder();
    const stamp = (needs = ['a', 'b']) => stampFaces([needs], folder);
    const before = stamp();
    expect(stamp()).toBe(before);
    expect(stamp(['a', 'c'])).not.toBe(before);
    writeFileSync(join(folder, 'text.woff2'), 'cut');
    expect(stamp()).not.toBe(before);
  });
});

describe('the faces of the cards', () => {
  it.each(['latin', 'latin-ext'])('have the characters of those of the pages: %s', (part) => {
    expect(
      charactersIn(`@fontsource/instrument-sans/files/instrument-sans-${part}-600-normal.woff`),
    ).toEqual(
      charactersIn(
        `@fontsource-variable/instrument-sans/files/instrument-sans-${part}-wght-normal.woff2`,
      ),
    );
    const display = `@fontsource/bricolage-grotesque/files/bricolage-grotesque-${part}-800-normal`;
    expect(charactersIn(`${display}.woff`)).toEqual(charactersIn(`${display}.woff2`));
  });
});
