import { encodeBase64 } from 'hono/utils/encode';
import { founders } from '../../site.ts';

/** A founder's portrait on a card, as a data URL. */
export type CardPortrait = { slug: string; url: string };

const files = import.meta.glob<string>('../../artwork/images/*-card.png', {
  eager: true,
  import: 'default',
  query: '?url',
});

const loaded = new Map<string, CardPortrait>();

/** The founders' portraits, from the worker's own assets; each is read once. */
export async function cardPortraits(
  assets: Pick<Fetcher, 'fetch'>,
): Promise<readonly CardPortrait[]> {
  return Promise.all(
    founders.map(async ({ slug }) => {
      const known = loaded.get(slug);
      if (known) return known;
      const file = files[`../../artwork/images/${slug}-card.png`];
      const response = await assets.fetch(new URL(String(file), 'https://assets.local'));
      if (!response.ok) throw new Error(`The portrait of ${slug} answers with ${response.status}`);
      const png = encodeBase64(await response.arrayBuffer());
      const portrait = { slug, url: `data:image/png;base64,${png}` };
      loaded.set(slug, portrait);
      return portrait;
    }),
  );
}
