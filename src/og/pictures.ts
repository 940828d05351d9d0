import { encodeBase64 } from 'hono/utils/encode';
import { cardPortraitSize } from '../artwork/geometry/card-size.ts';
import type { Page } from '../site/pages.ts';
import { founders } from '../site/site.ts';
import { cards } from './cards.ts';
import { readAsset } from './fonts.ts';

const drawings = import.meta.glob<string>('./art/*.png', {
  eager: true,
  import: 'default',
  query: '?url',
});
const portraits = import.meta.glob<string>('../artwork/images/*.png', {
  eager: true,
  import: 'default',
  query: '?url',
});

/**
 * The URLs of a card's pictures: its drawing, which fills the card, then the portraits that stand on
 * it. They change with the pictures.
 */
export function cardPictureUrls(page: Page): string[] {
  const { drawing } = cards[page];
  const people = drawing === 'founders' ? founders : [];
  return [
    String(drawings[`./art/${drawing}.png`]),
    ...people.map(({ slug }) =>
      String(portraits[`../artwork/images/${slug}-${cardPortraitSize}.png`]),
    ),
  ];
}

/** The same pictures as data URLs, from the worker's own assets. */
export async function cardPictures(page: Page, assets: Pick<Fetcher, 'fetch'>): Promise<string[]> {
  const files = await Promise.all(cardPictureUrls(page).map((url) => readAsset(assets, url)));
  return files.map((png) => `data:image/png;base64,${encodeBase64(png)}`);
}
