import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  coarseTickCount,
  ringDashes,
  ringTicks,
  rulerTicks,
  tickCount,
  waveformHeights,
} from '../../src/artwork/geometry/ticks.ts';
import { localeCodes } from '../../src/site/locales.ts';
import { shows } from '../../src/site/shows.ts';
import { delivery } from '../../src/site/site.ts';
import { findPicture, sizePicture } from '../../src/tools/pictures.ts';
import { words } from '../words.ts';
import { newFolder } from './new-folder.ts';

const heaviest = 25_000;

describe('covers', () => {
  it('weigh less than 25 kB at the size shown', () => {
    const heavy = shows.filter(
      ({ slug }) => statSync(`src/artwork/images/${slug}-320.webp`).size >= heaviest,
    );
    expect(heavy, 'these need a calmer picture').toEqual([]);
  });

  it('are described in every language', () => {
    for (const locale of localeCodes) {
      for (const { slug, title } of shows) {
        expect(words(locale, `covers.alt.${slug}`)).toContain(title);
      }
    }
  });
});

describe('findPicture', () => {
  it('takes a photograph before a drawing', () => {
    const folder = newFolder();
    for (const end of ['svg', 'webp']) {
      writeFileSync(join(folder, `anna.${end}`), '');
      expect(findPicture('anna', folder)).toBe(join(folder, `anna.${end}`));
    }
  });

  it('says whose is missing, and where the file goes', () => {
    expect(() => findPicture('bela', newFolder())).toThrow(
      /^There is no picture of bela: .* src\/artwork\/pictures\/bela\.jpg/,
    );
  });
});

describe('sizePicture', () => {
  /** A file with noise: the more of it, the heavier. */
  async function photo(sigma: number, end = 'png'): Promise<string> {
    const noise = { type: 'gaussian', mean: 128, sigma } as const;
    const size = { width: 700, height: 640, channels: 3, background: 'gray' } as const;
    const file = join(newFolder(), `photo.${end}`);
    await sharp({ create: { ...size, noise } }).toFile(file);
    return file;
  }

  it.each(['jpg', 'png', 'webp', 'avif'])(
    'makes a square WebP of a photograph, %s',
    async (end) => {
      const { format, width, height } = await sharp(
        await sizePicture(await photo(5, end), 320, 'photo-320.webp'),
      ).metadata();
      expect({ format, width, height }).toEqual({ format: 'webp', width: 320, height: 320 });
    },
  );

  it('lowers the quality of a photograph only if it is too heavy', async () => {
    const best = (file: string) =>
      sharp(file).resize(320, 320).webp({ quality: 80, effort: 6 }).toBuffer();
    const [calm, noisy] = await Promise.all([photo(5), photo(60)]);

    expect(await sizePicture(calm, 320, 'a.webp')).toEqual(await best(calm));
    expect((await best(noisy)).length).toBeGreaterThan(heaviest);
    expect((await sizePicture(noisy, 320, 'a.webp')).length).toBeLessThan(heaviest);
  });

  it('keeps the colours of a drawing, and its edges, however small it is', async () => {
    const file = join(newFolder(), 'a.svg');
    writeFileSync(
      file,
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="10" height="10" fill="#000"/><rect width="5" height="10" fill="#db2d23"/></svg>',
    );
    const { data, info } = await sharp(await sizePicture(file, 320, 'a.webp'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([0xdb, 0x2d, 0x23]);
    const reds = Array.from({ length: 320 }, (_, x) => data[x * info.channels]);
    expect(reds.filter((red) => red !== 0xdb && red !== 0).length).toBeLessThan(3);
  });

  it('says which file is no picture', async () => {
    const file = join(newFolder(), 'a.jpg');
    writeFileSync(file, 'words');
    await expect(sizePicture(file, 320, 'a.webp')).rejects.toThrow(`${file} cannot be read`);
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
