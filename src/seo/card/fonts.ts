import display from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff?url';
import text from '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff?url';

type CardFont = {
  name: 'display' | 'text';
  data: ArrayBuffer;
  weight: 600 | 800;
  style: 'normal';
};

// Static WOFF, since satori reads neither WOFF2 nor variable fonts; Latin covers the six languages.
const faces = [
  { name: 'display', url: display, weight: 800 },
  { name: 'text', url: text, weight: 600 },
] as const;

let loaded: readonly CardFont[] | undefined;

/** The two faces of the cards, from the worker's own assets; read once. */
export async function cardFonts(assets: Pick<Fetcher, 'fetch'>): Promise<readonly CardFont[]> {
  loaded ??= await Promise.all(
    faces.map(async ({ url, ...face }) => {
      const response = await assets.fetch(new URL(url, 'https://assets.local'));
      if (!response.ok) throw new Error(`The font ${url} answers with ${response.status}`);
      return { ...face, style: 'normal' as const, data: await response.arrayBuffer() };
    }),
  );
  return loaded;
}
