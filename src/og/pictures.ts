import { encodeBase64 } from 'hono/utils/encode';
import { pictureUrl } from '../artwork/picture.tsx';
import { founders } from '../facts/business.ts';
import type { Page } from '../facts/pages.ts';
import { cards } from './cards.ts';
import { readAsset } from './fonts.ts';

/** URLs of the drawings by path. */
const drawings = import.meta.glob<string>('./art/*.png', {
  eager: true,
  import: 'default',
  query: '?url',
});

/** Returns the versioned URLs of a card's pictures, the drawing first, then the portraits on it. */
export function cardPictureUrls(page: Page): string[] {
  const { drawing } = cards[page];
  const people = drawing === 'founders' ? founders : [];
  return [String(drawings[`./art/${drawing}.png`]), ...people.map(({ slug }) => pictureUrl(slug))];
}

/** Returns the same pictures as data URLs. */
export async function cardPictures(page: Page, assets: Pick<Fetcher, 'fetch'>): Promise<string[]> {
  return Promise.all(
    cardPictureUrls(page).map(async (url) => {
      const type = url.endsWith('.svg')
        ? 'svg+xml'
        : url.replace(/.*\./, '').replace('jpg', 'jpeg');
      return `data:image/${type};base64,${encodeBase64(await readAsset(assets, url))}`;
    }),
  );
}
