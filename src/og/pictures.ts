import { encodeBase64 } from 'hono/utils/encode';
import { cardPortraitSize } from '../artwork/geometry/image-sizes.ts';
import { founders } from '../facts/business.ts';
import type { Page } from '../facts/pages.ts';
import { cards } from './cards.ts';
import { readAsset } from './fonts.ts';

/** URLs by path, of drawings and portraits. */
const pictures = import.meta.glob<string>(['./art/*.png', '../artwork/images/*.png'], {
  eager: true,
  import: 'default',
  query: '?url',
});

/** Returns the versioned URLs of a card's pictures, the drawing first, then the portraits on it. */
export function cardPictureUrls(page: Page): string[] {
  const { drawing } = cards[page];
  const people = drawing === 'founders' ? founders : [];
  const portraits = people.map(({ slug }) => `../artwork/images/${slug}-${cardPortraitSize}.png`);
  return [`./art/${drawing}.png`, ...portraits].map((path) => String(pictures[path]));
}

export async function cardPictures(page: Page, assets: Pick<Fetcher, 'fetch'>): Promise<string[]> {
  const files = await Promise.all(cardPictureUrls(page).map((url) => readAsset(assets, url)));
  return files.map((png) => `data:image/png;base64,${encodeBase64(png)}`);
}
