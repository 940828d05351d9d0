import { ImageResponse } from '@vercel/og';
import type { Locale } from '../facts/locales.ts';
import type { Page } from '../facts/pages.ts';
import { cardText } from './card-text.ts';
import { cardSize } from './cards.ts';
import { cardFonts } from './fonts.ts';
import { cardPictures } from './pictures.ts';
import { poster } from './poster.tsx';

/** Draws a card as PNG. Throws if that fails; an `ImageResponse` would have answered 200. */
export async function drawCard(
  locale: Locale,
  page: Page,
  assets: Pick<Fetcher, 'fetch'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const text = Object.values(cardText(locale, page)).join('');
  const fonts = await cardFonts(text, assets);
  const pictures = await cardPictures(page, assets);
  const image = new ImageResponse(poster(locale, page, pictures), { ...cardSize, fonts });
  return new Uint8Array(await image.arrayBuffer());
}
