import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ranges from '@fontsource/bricolage-grotesque/unicode.json' with { type: 'json' };
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { affiliates } from '#src/facts/affiliates.ts';
import * as site from '#src/facts/business.ts';
import { recordingFiles } from '#src/facts/recordings.ts';
import { shows } from '#src/facts/shows.ts';
import { drawPicture, findPicture } from '#src/tools/pictures.ts';
import { loudnessBars } from '#src/tools/recordings.ts';
import { catalogues } from '../message.ts';
import { newFolder } from './new-folder.ts';

describe('fonts', () => {
  /** The texts of pages, by the file that holds them. */
  const copy = new Map([
    ...Object.entries(catalogues).flatMap(([locale, messages]) =>
      Object.entries(messages).map(([id, text]) => [`i18n/${locale}.json "${id}"`, text] as const),
    ),
    ['src/facts/business.ts', JSON.stringify(site)],
    ['src/facts/shows.ts', JSON.stringify(shows)],
    ['src/facts/affiliates.ts', JSON.stringify(affiliates)],
  ]);

  it('contain every character of the copy', () => {
    const latin = ranges.latin.split(',').map((range) => {
      const [first, last = first] = range.slice(2).split('-');
      return `\\u{${first}}-\\u{${last}}`;
    });
    const unknown = new RegExp(`[^${latin.join('')}]`, 'gu');
    const lacking = [...copy].flatMap(([place, text]) => {
      const signs = text.match(unknown) ?? [];
      return signs.length > 0 ? [`${place}: ${signs.join('')}`] : [];
    });
    expect(lacking, 'write it otherwise, or take fonts that have it').toEqual([]);
  });
});

describe('pictures', () => {
  it('prefer a photograph to a drawing; the error names a missing one', () => {
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
    const square = { width: 320, height: 320 };
    const small = await drawPicture(await photograph(), { name: 'a.webp', ...square });
    expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', ...square });
    expect(small.length).toBeLessThan(25_000);
  });

  it('of people are in portrait format, in one ink on one background', async () => {
    const colors = { ink: '#102040', ground: '#e0d0c0' };
    const size = { width: 168, height: 210 };
    const source = join(newFolder(), 'drawing.svg');
    const halves = '<path d="M0 0h9v20H0z" fill="navy"/><path d="M9 0h9v20H9z" fill="pink"/>';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="18" height="20">${halves}</svg>`;
    writeFileSync(source, svg);
    for (const picture of [await photograph(), source]) {
      const drawn = sharp(await drawPicture(picture, { name: 'a.webp', ...size, colors }));
      expect(await drawn.metadata()).toMatchObject(size);
      if (picture !== source) continue;
      const { channels } = await drawn.stats();
      const ends = channels.map(({ min, max }) => [Math.round(min / 16), Math.round(max / 16)]);
      expect(ends).toEqual([
        [1, 14],
        [2, 13],
        [4, 12],
      ]);
    }
  });

  it('are named in the error if they cannot be read', async () => {
    const file = join(newFolder(), 'a.jpg');
    writeFileSync(file, 'words');
    const drawn = drawPicture(file, { name: 'a.webp', width: 320, height: 320 });
    await expect(drawn).rejects.toThrow(`${file} cannot be read`);
  });
});

/** Creates a noisy colour picture in landscape format and returns its path. */
async function photograph(): Promise<string> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const size = { width: 700, height: 640, channels: 3, background: 'gray' } as const;
  const file = join(newFolder(), 'photo.jpg');
  await sharp({ create: { ...size, noise } }).toFile(file);
  return file;
}

it('the file of drawings has one for each service and benefit', () => {
  const drawings = readFileSync('src/artwork/vignettes.svg', 'utf8').matchAll(/ id="([a-z]+)"/g);
  expect(Array.from(drawings, ([, name]) => name)).toEqual(
    expect.arrayContaining([...site.services, 'reputation', 'trust', 'leads']),
  );
});

describe('the bars of the player', () => {
  it.each(recordingFiles)('are one per hour for $slug', ({ path, bars, bytes }) => {
    expect(bytes).toBe(statSync(`public${decodeURIComponent(path)}`).size);
    expect(bars).toHaveLength(site.delivery.hours);
    expect(Math.max(...bars)).toBe(1);
    expect(Math.min(...bars)).toBeGreaterThanOrEqual(0);
  });

  it('follow the loudness of the sound and are flat in silence', () => {
    const length = 72_000;
    const sound = Float32Array.from({ length }, (_, at) => (at / length) * Math.sin(at / 2));
    const bars = loudnessBars([sound]);
    expect(bars).toEqual(bars.toSorted((one, other) => one - other));
    expect([bars[0], bars.at(-1)]).toEqual([0, 1]);
    expect(new Set(loudnessBars([new Float32Array(7200)]))).toEqual(new Set([0]));
  });
});
