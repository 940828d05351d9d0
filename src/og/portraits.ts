import { encodeBase64 } from 'hono/utils/encode';
import { cardPortraitSize } from '../artwork/geometry/card-size.ts';
import { founders } from '../site/site.ts';
import { readAsset } from './read-asset.ts';

/** A founder's portrait on a card, as a data URL. */
export type CardPortrait = { slug: string; url: string };

const files = import.meta.glob<string>('../artwork/images/*.png', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** The URL of a founder's portrait for cards; it changes with the picture. */
export function cardPortraitUrl(slug: string): string {
  return String(files[`../artwork/images/${slug}-${cardPortraitSize}.png`]);
}

const loaded = new Map<string, CardPortrait>();

/** The founders' portraits, from the worker's own assets; each is read once. */
export async function cardPortraits(
  assets: Pick<Fetcher, 'fetch'>,
): Promise<readonly CardPortrait[]> {
  return Promise.all(
    founders.map(async ({ slug }) => {
      const known = loaded.get(slug);
      if (known) return known;
      const png = encodeBase64(await readAsset(assets, cardPortraitUrl(slug)));
      const portrait = { slug, url: `data:image/png;base64,${png}` };
      loaded.set(slug, portrait);
      return portrait;
    }),
  );
}
