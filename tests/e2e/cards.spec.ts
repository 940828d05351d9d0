import { expect, test } from 'playwright/test';
import { localeCodes } from '#src/facts/locales.ts';
import { cardPath, pageNames } from '#src/facts/pages.ts';
import { freshFetch } from './fresh-fetch.ts';

async function card(baseURL: string | undefined, path: string): Promise<Buffer> {
  const response = await freshFetch(`${baseURL}${path}`);
  expect(response.status, path).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  return Buffer.from(await response.arrayBuffer());
}

/** Returns the size that the header of a PNG states. */
function sizeOf(png: Buffer): { width: number; height: number } {
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

test('draws a card of the right size for each page and language', async ({ baseURL }) => {
  const drawn = new Set<string>();
  const paths = [
    ...localeCodes.map((locale) => cardPath(locale, 'landing')),
    ...pageNames.filter((name) => name !== 'landing').map((name) => cardPath('fr', name)),
  ];
  for (const path of paths) {
    const png = await card(baseURL, path);
    expect(png.length).toBeLessThan(300_000);
    expect(sizeOf(png)).toEqual({ width: 1200, height: 630 });
    drawn.add(png.toString('base64'));
  }
  expect(drawn.size).toBe(paths.length);
  // The plain card is the fallback.
  expect(sizeOf(await card(baseURL, '/card.png'))).toEqual({ width: 1200, height: 630 });
});

test('the landing page’s card looks like its baseline', async ({ baseURL }) => {
  const png = await card(baseURL, cardPath('en', 'landing'));
  expect(png).toMatchSnapshot('card-en.png', { maxDiffPixelRatio: 0.001 });
});
