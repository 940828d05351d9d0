import { founders } from '../../facts/business.ts';

/** The size of every social card in pixels, also the values of og:image:width and height. */
export const cardSize = { width: 1200, height: 630 } as const;

/** The side of each stacked portrait in pixels. A single portrait is as large as one of two. */
export const cardPortraitSize = Math.floor(cardSize.height / Math.max(2, founders.length));

/** Export widths in pixels. Clients' covers are shown at 160 pixels at most, portraits at 72. */
export const widths = {
  cover: [320, 640],
  clientCover: [320],
  portrait: [168],
  founder: [320, 640],
} as const;

export type PictureKind = keyof typeof widths;

export function heightOf(kind: PictureKind, width: number): number {
  return kind === 'portrait' || kind === 'founder' ? Math.round((width * 5) / 4) : width;
}
