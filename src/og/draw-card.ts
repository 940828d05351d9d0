import { ImageResponse } from '@vercel/og';
import { encodeBase64 } from 'hono/utils/encode';
import type { Locale } from '../facts/locales.ts';
import type { Page } from '../facts/pages.ts';
import { card } from './card.tsx';
import { cardSize } from './card-drawings.ts';
import { cardPortraits } from './card-text.ts';
import { cardFonts, readAsset } from './fonts.ts';

/** Draws a card as PNG. Throws if that fails; an `ImageResponse` would have answered 200. */
export async function drawCard(
  locale: Locale,
  page: Page,
  assets: Pick<Fetcher, 'fetch'>,
): Promise<Uint8Array<ArrayBuffer>> {
  const fonts = await cardFonts(assets);
  const portraits = await Promise.all(cardPortraits(page).map((url) => readPicture(assets, url)));
  const image = new ImageResponse(card(locale, page, portraits), { ...cardSize, fonts });
  return new Uint8Array(await image.arrayBuffer());
}

/** Returns a drawing or photograph as a data URL. The renderer reads SVG, PNG and JPEG. */
async function readPicture(assets: Pick<Fetcher, 'fetch'>, url: string): Promise<string> {
  const extension = url.replace(/^.*\./, '');
  const type = extension === 'svg' ? 'svg+xml' : extension.replace('jpg', 'jpeg');
  return `data:image/${type};base64,${encodeBase64(await readAsset(assets, url))}`;
}
