import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawnCovers } from '../../src/artwork/export/covers.ts';
import { encodePhoto } from '../../src/artwork/export/encode-photo.ts';
import { outputs } from '../../src/artwork/export/export.ts';
import { findPicture } from '../../src/artwork/export/find-picture.ts';
import { drawnPortraits } from '../../src/artwork/export/portraits.ts';
import { typeset } from '../../src/artwork/export/typeset.ts';
import {
  coarseTickCount,
  ringDashes,
  ringTicks,
  rulerTicks,
  tickCount,
  waveformHeights,
} from '../../src/artwork/geometry/ticks.ts';
import { localeCodes } from '../../src/locales.ts';
import { shows } from '../../src/shows.ts';
import { delivery } from '../../src/site.ts';
import { words } from '../words.ts';
import { newFolder } from './new-folder.ts';

const images = new URL('../../src/artwork/images/', import.meta.url);

describe('the artwork', () => {
  const draws = [...Object.values(drawnCovers), ...Object.values(drawnPortraits)];

  it('has no two drawings alike', () => {
    expect(new Set(draws.map((draw) => draw())).size).toBe(draws.length);
  });

  it('draws the same picture every time', () => {
    for (const draw of draws) expect(draw()).toBe(draw());
  });

  it('is set in letters that its face has, or not at all', () => {
    const set = (text: string) => typeset(text, { x: 0, y: 0, size: 10, fill: 'red' });
    expect(() => set('Łódź')).toThrow(/display face has no "Ł", which is in "Łódź"/);
    expect(set('Öl')).toContain('<path');
  });

  it('is exported whole, and nothing else lies beside it', () => {
    const files = readdirSync(images).filter((name) => !name.startsWith('.'));
    const wanted = outputs().flatMap(({ file }) => (file.includes('/images/') ? [file] : []));
    expect(files).toHaveLength(wanted.length);
  });

  it('weighs less than 25 kB a cover at the size shown', () => {
    const heavy = shows.filter(
      ({ slug }) => statSync(new URL(`${slug}-320.webp`, images)).size >= 25_000,
    );
    expect(heavy, 'these need a calmer picture').toEqual([]);
  });

  it('lowers the quality of a photograph only if it is too heavy', async () => {
    const photo = (sigma: number) =>
      sharp({
        create: {
          width: 320,
          height: 320,
          channels: 3,
          background: 'gray',
          noise: { type: 'gaussian', mean: 128, sigma },
        },
      })
        .png()
        .toBuffer();
    const best = (picture: Buffer) => sharp(picture).webp({ quality: 80, effort: 6 }).toBuffer();
    const [calm, noisy] = await Promise.all([photo(5), photo(25)]);

    expect(await encodePhoto(sharp(calm))).toEqual(await best(calm));
    expect((await best(noisy)).length).toBeGreaterThan(25_000);
    expect((await encodePhoto(sharp(noisy))).length).toBeLessThan(25_000);
  });

  it('is described in every language', () => {
    for (const locale of localeCodes) {
      for (const { slug, title } of shows) {
        expect(words(locale, `covers.alt.${slug}`)).toContain(title);
      }
    }
  });
});

describe('findPicture', () => {
  it('takes the drawing, and an image file before it', () => {
    const folder = newFolder();
    const find = () => findPicture('anna', { anna: () => '<svg/>' }, folder).draw();
    expect(find()).toBe('<svg/>');
    writeFileSync(join(folder, 'anna.webp'), 'a photo');
    expect(String(find())).toBe('a photo');
  });

  it('says whose is missing, and where the file goes', () => {
    const find = () => findPicture('bela', {}, newFolder());
    expect(find).toThrow(/^There is no picture of bela: .* src\/artwork\/pictures\/bela\.jpg/);
  });
});

describe('the motif', () => {
  it('has dashes that go round a ring exactly', () => {
    for (const count of [tickCount, coarseTickCount]) {
      const dashes = ringDashes(50, 40, 4, count).dash.split(' ').map(Number);
      const length = dashes.reduce((sum, dash) => sum + dash);
      expect(length * count).toBeCloseTo(2 * Math.PI * 40, 0);
    }
  });

  it('has a tick on the ring and a bar for each hour, and a mark more on a ruler', () => {
    expect(ringTicks(50, 40, 50)).toHaveLength(delivery.hours);
    expect(waveformHeights).toHaveLength(delivery.hours);
    expect(rulerTicks(720, 20)).toHaveLength(delivery.hours + 1);
    expect(waveformHeights.every((height) => height > 0 && height <= 1)).toBe(true);
  });
});
