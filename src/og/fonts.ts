import display from '@fonts/card-display.woff?url';
import displayExt from '@fonts/card-display-ext.woff?url';
import text from '@fonts/card-text.woff?url';
import textExt from '@fonts/card-text-ext.woff?url';

/** Each family is followed by the one with the letters that it lacks. */
export const families = {
  display: 'display, display-ext',
  text: 'text, text-ext',
} as const;

/** The fonts of cards, with their versioned URLs. */
export const fonts = [
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
