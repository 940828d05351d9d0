import display from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff?url';
import displayExt from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-800-normal.woff?url';
import text from '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff?url';
import textExt from '@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-normal.woff?url';

/** Each family is followed by the one with the letters that it lacks. */
export const families = {
  display: 'display, display-ext',
  text: 'text, text-ext',
} as const;

// Static WOFF, since satori supports neither WOFF2 nor variable fonts.
const latinFonts = [
  { name: 'display', url: display, weight: 800 },
  { name: 'text', url: text, weight: 600 },
] as const;

const extendedFonts = [
  { name: 'display-ext', url: displayExt, weight: 800 },
  { name: 'text-ext', url: textExt, weight: 600 },
] as const;

/** Letters that only the two extended fonts have. */
const extended = /[\u0100-\u0130\u0132-\u0151\u0154-\u024f\u1e00-\u1eff]/;

export async function cardFonts(words: string, assets: Pick<Fetcher, 'fetch'>) {
  const needed = extended.test(words) ? [...latinFonts, ...extendedFonts] : latinFonts;
  return Promise.all(
    needed.map(async ({ url, name, weight }) => {
      const data = await readAsset(assets, url);
      return { name, weight, style: 'normal' as const, data };
    }),
  );
}

/** Reads one of the worker's assets. Throws if it is missing. */
export async function readAsset(
  assets: Pick<Fetcher, 'fetch'>,
  path: string,
): Promise<ArrayBuffer> {
  // The binding requires a host and ignores it.
  const response = await assets.fetch(new URL(path, 'https://assets.local'));
  if (!response.ok) throw new Error(`${path} returned ${response.status}`);
  return response.arrayBuffer();
}
