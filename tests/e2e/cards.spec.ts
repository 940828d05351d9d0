import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { localeCodes } from '#src/facts/locales.ts';
import { cardPath, pageNames } from '#src/facts/pages.ts';
import { freshFetch } from './fresh-fetch.ts';

/** A card small enough to commit and to compare by eye. */
const thumbnail = { width: 400, height: 210 };

async function card(baseURL: string | undefined, path: string): Promise<Buffer> {
  const response = await freshFetch(`${baseURL}${path}`);
  expect(response.status, path).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  return Buffer.from(await response.arrayBuffer());
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
    const { format, width, height } = await sharp(png).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    const { channels } = await sharp(png).stats();
    for (const { stdev } of channels.slice(0, 3)) expect(stdev).toBeGreaterThan(20);
    drawn.add((await sharp(png).raw().toBuffer()).toString('base64'));
  }
  expect(drawn.size).toBe(paths.length);
  // The plain card is the fallback.
  const { width, height } = await sharp(await card(baseURL, '/card.png')).metadata();
  expect({ width, height }).toEqual({ width: 1200, height: 630 });
});

test('the landing page’s card looks like its baseline', async ({ baseURL }) => {
  const png = await card(baseURL, cardPath('en', 'landing'));
  const small = await sharp(png).resize(thumbnail).png().toBuffer();
  expect(small).toMatchSnapshot('card-en.png', { maxDiffPixelRatio: 0.001 });
});

test('serves the card or the fallback to 200 simultaneous requests', async ({ baseURL }) => {
  // No other test draws this card.
  const url = baseURL + cardPath('es', 'contact');
  const responses = await Promise.all(Array.from({ length: 200 }, () => freshFetch(url)));
  for (const response of responses) {
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    await response.bytes();
  }
  const { headers } = await freshFetch(url);
  expect(headers.get('etag')).toMatch(/^"[^"]+"$/);
});
