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
const fonts = [
  { name: 'display', url: display, weight: 800 },
  { name: 'display-ext', url: displayExt, weight: 800 },
  { name: 'text', url: text, weight: 600 },
  { name: 'text-ext', url: textExt, weight: 600 },
] as const;

export function cardFonts(assets: Pick<Fetcher, 'fetch'>) {
  return Promise.all(
    fonts.map(async ({ url, name, weight }) => {
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
