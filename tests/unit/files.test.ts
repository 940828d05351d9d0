import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { affiliates } from '../../src/site/affiliates.ts';
import { recordingFile } from '../../src/site/recording.ts';
import { shows } from '../../src/site/shows.ts';
import * as site from '../../src/site/site.ts';
import { parts } from '../../src/tools/fonts.ts';
import { findPicture, sizePicture } from '../../src/tools/pictures.ts';
import { loudnessBars } from '../../src/tools/recording.ts';
import { catalogues } from '../words.ts';
import { newFolder } from './new-folder.ts';

describe('fonts', () => {
  /** The texts of pages, by where they are written. */
  const copy = new Map([
    ...Object.entries(catalogues).flatMap(([locale, messages]) =>
      Object.entries(messages).map(([id, text]) => [`i18n/${locale}.json "${id}"`, text] as const),
    ),
    ['src/site/site.ts', JSON.stringify(site)],
    ['src/site/shows.ts', JSON.stringify(shows)],
    ['src/site/affiliates.ts', JSON.stringify(affiliates)],
  ]);

  it('have every character of the copy', () => {
    const known = new Set(Object.values(parts).flat());
    const lacking = [...copy].flatMap(([place, text]) => {
      const signs = [...new Set(text)].filter((sign) => !known.has(sign.codePointAt(0) ?? 0));
      return signs.length > 0 ? [`${place}: ${signs.join('')}`] : [];
    });
    expect(lacking, 'write it otherwise, or take fonts that have it').toEqual([]);
  });
});

describe('pictures', () => {
  it('are taken from a photograph before a drawing; what is missing is named', () => {
    const folder = newFolder();
    for (const end of ['svg', 'webp']) {
      writeFileSync(join(folder, `anna.${end}`), '');
      expect(findPicture('anna', folder)).toBe(join(folder, `anna.${end}`));
    }
    expect(() => findPicture('bela', folder)).toThrow(
      /^There is no picture of bela: .* src\/artwork\/pictures\/bela\.jpg/,
    );
  });

  it('become square WebP, light enough for a phone', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const size = { width: 700, height: 640, channels: 3, background: 'gray' } as const;
    const file = join(newFolder(), 'photo.jpg');
    await sharp({ create: { ...size, noise } }).toFile(file);
    const small = await sizePicture(file, 320, 'a.webp');
    expect(await sharp(small).metadata()).toMatchObject({
      format: 'webp',
      width: 320,
      height: 320,
    });
    expect(small.length).toBeLessThan(25_000);
  });

  it('that cannot be read are named', async () => {
    const file = join(newFolder(), 'a.jpg');
    writeFileSync(file, 'words');
    await expect(sizePicture(file, 320, 'a.webp')).rejects.toThrow(`${file} cannot be read`);
  });
});

describe('the bars of the player', () => {
  it('are one for each hour, measured of the file that is served', () => {
    const { bars, bytes } = recordingFile;
    expect(bytes).toBe(statSync(`public/audio/${site.recording.file}`).size);
    expect(bars).toHaveLength(site.delivery.hours);
    expect(Math.max(...bars)).toBe(1);
    expect(Math.min(...bars)).toBeGreaterThanOrEqual(0);
  });

  it('follow a sound that grows louder, and have no height in silence', () => {
    const sound = Float32Array.from(
      { length: 72_000 },
      (_, at) => (at / 72_000) * Math.sin(at / 2),
    );
    const bars = loudnessBars([sound]);
    expect(bars).toEqual(bars.toSorted((one, other) => one - other));
    expect([bars[0], bars.at(-1)]).toEqual([0, 1]);
    expect(new Set(loudnessBars([new Float32Array(7200)]))).toEqual(new Set([0]));
  });
});
