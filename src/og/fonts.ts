import display from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff?url';
import displayExt from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-800-normal.woff?url';
import text from '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff?url';
import textExt from '@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-normal.woff?url';
import { readAsset } from './read-asset.ts';

type CardFont = {
  name: string;
  data: ArrayBuffer;
  weight: 600 | 800;
  style: 'normal';
};

// Static WOFF, since satori reads neither WOFF2 nor variable fonts.
const latinFonts = [
  { name: 'display', url: display, weight: 800 },
  { name: 'text', url: text, weight: 600 },
] as const;

const extendedFonts = [
  { name: 'display-ext', url: displayExt, weight: 800 },
  { name: 'text-ext', url: textExt, weight: 600 },
] as const;

/** Letters that the two base fonts lack and the two extended ones have. */
const extended = /[\u0100-\u0130\u0132-\u0151\u0154-\u024f\u1e00-\u1eff]/;

const loaded = new Map<string, CardFont>();

/** The fonts that a card's text needs, from the worker's own assets; each is read once. */
export async function cardFonts(
  words: string,
  assets: Pick<Fetcher, 'fetch'>,
): Promise<readonly CardFont[]> {
  const needed = extended.test(words) ? [...latinFonts, ...extendedFonts] : latinFonts;
  return Promise.all(
    needed.map(async ({ url, ...facts }) => {
      const known = loaded.get(url);
      if (known) return known;
      const data = await readAsset(assets, url);
      const font = { ...facts, style: 'normal' as const, data };
      loaded.set(url, font);
      return font;
    }),
  );
}
