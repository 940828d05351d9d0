import { readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { covers } from '../../src/artwork/export/covers.ts';
import { exportArtwork, outputs } from '../../src/artwork/export/export.ts';
import { portraits } from '../../src/artwork/export/portraits.ts';
import { typeset } from '../../src/artwork/export/typeset.ts';
import { ringTicks, rulerTicks, waveformHeights } from '../../src/artwork/geometry/ticks.ts';
import { localeCodes } from '../../src/locales.ts';
import { shows } from '../../src/shows.ts';
import { founders, reviewers } from '../../src/site.ts';
import { words } from '../words.ts';

const images = new URL('../../src/artwork/images/', import.meta.url);

describe('the artwork', () => {
  it('has a cover for each show and a portrait for each person, no two drawings alike', () => {
    const slugs = (drawn: readonly { slug: string }[]) => drawn.map(({ slug }) => slug).sort();
    expect(slugs(covers)).toEqual(slugs(shows));
    expect(slugs(portraits)).toEqual(slugs([...founders, ...reviewers]));
    const drawings = [...covers, ...portraits].map(({ draw }) => draw());
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it('draws the same picture every time', () => {
    for (const { draw } of [...covers, ...portraits]) expect(draw()).toBe(draw());
  });

  it('is set in letters that its face has, or not at all', () => {
    const set = (text: string) => typeset(text, { x: 0, y: 0, size: 10, fill: 'red' });
    expect(() => set('Łódź')).toThrow(/display face has no "Ł", which is in "Łódź"/);
    expect(set('Öl')).toContain('<path');
  });

  it('is exported whole, and nothing else lies beside it', async () => {
    await exportArtwork();
    const files = readdirSync(images).filter((name) => !name.startsWith('.'));
    const wanted = outputs().flatMap(({ file }) => (file.includes('/images/') ? [file] : []));
    expect(files).toHaveLength(wanted.length);
  }, 120_000);

  it('weighs less than 25 kB a cover at the size shown', () => {
    for (const { slug } of shows) {
      for (const format of ['avif', 'webp']) {
        expect(statSync(new URL(`${slug}-320.${format}`, images)).size).toBeLessThan(25_000);
      }
    }
  });

  it('is described in every language', () => {
    for (const locale of localeCodes) {
      for (const { slug, title } of shows) {
        expect(words(locale, `covers.alt.${slug}`)).toContain(title);
      }
    }
  });
});

describe('the motif', () => {
  it('has 72 ticks on the ring and 72 bars, and 73 marks from hour 0 to hour 72', () => {
    expect(ringTicks(50, 40, 50)).toHaveLength(72);
    expect(waveformHeights()).toHaveLength(72);
    expect(rulerTicks(720, 20)).toHaveLength(73);
    expect(waveformHeights().every((height) => height > 0 && height <= 1)).toBe(true);
  });
});
