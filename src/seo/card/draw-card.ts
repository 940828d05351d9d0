import { ImageResponse } from '@vercel/og';
import { cardSize } from '../../artwork/geometry/card-size.ts';
import type { Locale } from '../../locales.ts';
import type { Page } from '../../routes.ts';
import { cardFonts } from './fonts.ts';
import { poster } from './poster.tsx';
import { cardWords } from './words.ts';

/** Draws the card of a page as PNG. Throws if drawing fails: ImageResponse answers 200 before. */
export async function drawCard(
  locale: Locale,
  page: Page,
  assets: Pick<Fetcher, 'fetch'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const text = Object.values(cardWords(locale, page)).join('');
  const fonts = [...(await cardFonts(text, assets))];
  const image = new ImageResponse(poster(locale, page), { ...cardSize, fonts });
  return new Uint8Array(await image.arrayBuffer());
}
